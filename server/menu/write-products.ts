// Changes many products with a few statements for each set of columns: an import of 3,000 rows
// keeps them locked for a moment, and orders hardly wait.
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { products } from '../database/schema.ts';

type Columns = Partial<Omit<typeof products.$inferInsert, 'brandId' | 'id'>>;
/** Columns that are not named stay as they are. */
export type ProductChange = { id: number } & Columns;

const columns = getTableColumns(products);
/** To write them as JSON takes about a millisecond. */
const ROWS_AT_ONCE = 500;

export async function writeProducts(
  tx: Transaction,
  brandId: number,
  changes: readonly ProductChange[],
): Promise<void> {
  const alike = Map.groupBy(changes, ({ id: _, ...set }) => Object.keys(set).sort().join(' '));
  for (const [names, rows] of alike)
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const part = rows.slice(at, at + ROWS_AT_ONCE);
      await writeAlike(tx, brandId, names.split(' ') as (keyof Columns)[], part);
    }
}

async function writeAlike(
  tx: Transaction,
  brandId: number,
  names: readonly (keyof Columns)[],
  rows: readonly ProductChange[],
): Promise<void> {
  const named = (['id', ...names] as const).map((name) => ({ name, column: columns[name] }));
  // One parameter: thousands of them would keep this process busy for longer than the database.
  const written = rows.map((row) =>
    Object.fromEntries(named.map(({ name, column }) => [column.name, asJson(row[name], column)])),
  );
  const list = (of: typeof named, text: (own: string, type: string) => string) =>
    sql.raw(of.map(({ column }) => text(`"${column.name}"`, column.getSQLType())).join(', '));
  const mine = and(eq(products.brandId, brandId), sql`${products.id} = written.id`);
  await tx.execute(
    sql`update ${products} set ${list(named.slice(1), (own) => `${own} = written.${own}`)}
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
        as written (${list(named, (own, type) => `${own} ${type}`)})
      where ${mine}`,
  );
}

/** A column of JSON holds the version of its shape as well. */
const asJson = (value: unknown, column: (typeof columns)[keyof typeof columns]): unknown =>
  value !== null && column.getSQLType() === 'jsonb'
    ? JSON.parse(String(column.mapToDriverValue(value)))
    : value;
