// Whether everything has arrived: rows and sums of all whole numbers, money among them.
import type pg from 'pg';
import { type MovedTable, movedTables, type Numbers } from './columns.ts';
import { MoveError } from './error.ts';
import { fileKeys, type Photos } from './photos.ts';

export type Compared = { tables: number; rows: number };

/**
 * Both clients inside transactions that nothing else changes.
 * @throws MoveError with the tables that differ.
 */
export async function compareSides(
  source: pg.ClientBase,
  target: pg.ClientBase,
  { from, to }: Numbers,
  photos: Photos,
): Promise<Compared> {
  const tables = movedTables();
  const different: string[] = [];
  let rows = 0;
  for (const table of tables) {
    const [here, there] = await Promise.all([
      sumsOf(source, table, from),
      sumsOf(target, table, to),
    ]);
    if (table.name === 'files')
      here[0] = String((await fileKeys(source, table, from, photos)).size);
    rows += Number(here[0] ?? 0);
    if (here.join() !== there.join()) different.push(table.name);
  }
  if (different.length > 0)
    throw new MoveError(
      `These tables differ after copying: ${different.join(', ')}. Nothing was decided: abort ` +
        'the move and begin it again.',
    );
  return { tables: tables.length, rows };
}

async function sumsOf(
  client: pg.ClientBase,
  { name, brandColumn, sums }: MovedTable,
  brandId: number,
): Promise<string[]> {
  const columns = ['count(*)', ...sums.map((column) => `sum("${column}")`)];
  const { rows } = await client.query<string[]>({
    text: `select ${columns} from ${name} where ${brandColumn} = $1`,
    values: [brandId],
    rowMode: 'array',
  });
  return (rows[0] ?? []).map(String);
}
