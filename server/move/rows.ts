// Reads the rows of a brand where it leaves, all of them or those that changed since a snapshot.
import type pg from 'pg';
import type { MovedTable } from './columns.ts';

const ROWS_AT_ONCE = 500;
/** For rows that are sent together; a photo alone may be larger. */
const BYTES_AT_ONCE = 4_000_000;

/**
 * Begins to read one snapshot of the database. The result names it: what a later snapshot sees and
 * this one does not was written by transactions of that number or later ones.
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<string> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ oldest: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as oldest',
  );
  return rows[0]?.oldest ?? '';
}

/** Each row as a line of JSON. `since`: what beginSnapshot returned; null: all rows. */
export async function* changedRows(
  client: pg.ClientBase,
  { name, brandColumn, key }: MovedTable,
  brandId: number,
  since: string | null,
): AsyncGenerator<string[]> {
  // Numbers of transactions begin again after some four thousand million: only their ages compare.
  const newer = since === null ? '' : `and age(t.xmin) <= age(('${BigInt(since)}'::xid8)::xid)`;
  // Rows that refer to others of their table follow those.
  const order = since === null && key.length > 0 ? `order by ${key.map((one) => `"${one}"`)}` : '';
  await client.query(
    `declare moved no scroll cursor for select row_to_json(t)::text as line from ${name} t
     where t.${brandColumn} = ${Number(brandId)} ${newer} ${order}`,
  );
  let waiting: string[] = [];
  let bytes = 0;
  // Photos are large; everything else is read in larger steps.
  const step = name === 'files' ? 10 : ROWS_AT_ONCE;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${step} from moved`);
    for (const { line } of rows) {
      waiting.push(line);
      bytes += line.length;
    }
    if (bytes > BYTES_AT_ONCE || waiting.length >= ROWS_AT_ONCE || rows.length === 0) {
      if (waiting.length > 0) yield waiting;
      waiting = [];
      bytes = 0;
    }
    if (rows.length === 0) break;
  }
  await client.query('close moved');
}

/** The keys of all rows, as JSON; the brand's own row has none. */
export async function keysOf(
  client: pg.ClientBase,
  { name, brandColumn, key }: MovedTable,
  brandId: number,
): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    `select row_to_json(k)::text as key from (select ${key.map((one) => `"${one}"`)}
     from ${name} where ${brandColumn} = $1) k`,
    [brandId],
  );
  return new Set(rows.map((row) => row.key));
}

export async function countRows(
  client: pg.ClientBase,
  { name, brandColumn }: MovedTable,
  brandId: number,
): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from ${name} where ${brandColumn} = $1`,
    [brandId],
  );
  return Number(rows[0]?.count ?? 0);
}
