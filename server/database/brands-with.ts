// Names the brands that have work. The work itself is done brand by brand: a database that is
// spread by brand sends each statement to one machine, and a busy brand delays no other
// (docs/scale.md).
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open.ts';

type OfBrands = PgTable & { brandId: AnyPgColumn };

/**
 * Brands that are moving are the other deployment's work, or must rest for a moment
 * (server/move/). The name is not qualified: inside the brackets it would be another column.
 */
export const isNotAway = (brandId: AnyPgColumn): SQL =>
  sql`${brandId} not in (select away.brand_id from brands_away away)`;

/**
 * The brands with such rows. They begin at a random one, so that processes which ask at the same
 * time start with different brands.
 */
export async function brandsWith(
  db: Database,
  table: OfBrands,
  when: SQL | undefined,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ brandId: table.brandId })
    .from(table)
    .where(and(when, isNotAway(table.brandId)));
  const ids = rows.map(({ brandId }) => Number(brandId)).sort((one, other) => one - other);
  const first = Math.floor(Math.random() * ids.length);
  return [...ids.slice(first), ...ids.slice(0, first)];
}

/** The rows that `read` finds of each of the brands. */
export async function ofEach<Row>(
  brandIds: readonly number[],
  read: (brandId: number) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const brandId of brandIds) found.push(...(await read(brandId)));
  return found;
}

/** Deletes such rows of all brands, in one transaction for each brand. */
export async function deleteByBrand(
  db: Database,
  table: OfBrands,
  when: SQL | undefined,
): Promise<void> {
  for (const brandId of await brandsWith(db, table, when))
    await db.delete(table).where(and(eq(table.brandId, brandId), when));
}
