// The rows of `brand_moves` that the command reads and writes, on both sides.
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { brandMoves, brands } from '../database/schema.ts';
import { MoveError } from './error.ts';
import type { MoveRow } from './state.ts';

type BrandRow = typeof brands.$inferSelect;

/** @throws MoveError if there is no such brand. */
export async function brandNamed(db: Database, appNome: string): Promise<BrandRow> {
  const row = await findBrand(db, appNome);
  if (row === null) throw new MoveError(`No brand is called ${appNome} here.`);
  return row;
}

export async function findBrand(db: Database, appNome: string): Promise<BrandRow | null> {
  const [row] = await db.select().from(brands).where(eq(brands.appNome, appNome));
  return row ?? null;
}

export async function moveOf(
  db: Database,
  brandId: number,
  way: MoveRow['way'],
): Promise<MoveRow | null> {
  const [row] = await db
    .select()
    .from(brandMoves)
    .where(and(eq(brandMoves.brandId, brandId), eq(brandMoves.way, way)));
  return row ?? null;
}

/** What has arrived of a move; null: nothing. */
export async function arrivalOf(db: Database, name: string): Promise<MoveRow | null> {
  const [row] = await db
    .select()
    .from(brandMoves)
    .where(and(eq(brandMoves.name, name), eq(brandMoves.way, 'in')));
  return row ?? null;
}
