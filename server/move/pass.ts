// One round of copying: what changed since the last one, in the order of the tables.
import type pg from 'pg';
import { type MovedTable, movedTables, type Numbers } from './columns.ts';
import { fileKeys, type Photos, photoLines } from './photos.ts';
import { type Arrival, openArrival } from './put.ts';
import { beginSnapshot, changedRows, countRows, keysOf } from './rows.ts';
import { type Keys, translated } from './translate.ts';

export type Round = {
  /** Names its snapshot, for the next round. */
  snapshot: string;
  /** Copied or removed. */
  rows: number;
};

type Sides = { source: pg.ClientBase; target: pg.ClientBase };

/**
 * `since`: the snapshot of the round before; null: all rows. The source is left inside its
 * snapshot, the target inside its transaction: the caller compares, and commits or not.
 */
export async function copyRound(
  { source, target }: Sides,
  numbers: Numbers,
  { keys, photos }: { keys: Keys; photos: Photos },
  since: string | null,
): Promise<Round> {
  const snapshot = await beginSnapshot(source);
  const arrival = openArrival(target, numbers);
  const tables = movedTables();
  let rows = 0;
  for (const table of tables) {
    for await (const lines of changedRows(source, table, numbers.from, since)) {
      rows += lines.length;
      await arrival.put(
        table,
        lines.map((line) => translated(table.name, line, keys, numbers)),
      );
    }
    if (table.name !== 'files') continue;
    for await (const line of photoLines(source, numbers.from, photos)) {
      rows += 1;
      await arrival.put(table, [line]);
    }
  }
  for (const table of tables.toReversed())
    rows += await removeGone({ source, target }, table, { numbers, photos }, arrival);
  await arrival.settle();
  for (const table of tables) await goOnCounting(target, table, numbers.to);
  return { snapshot, rows };
}

/**
 * Removes rows that the source does not have any more. If both sides have equally many and none is
 * waiting to be written, there are none: all rows of the source have arrived.
 */
async function removeGone(
  { source, target }: Sides,
  table: MovedTable,
  { numbers: { from, to }, photos }: { numbers: Numbers; photos: Photos },
  arrival: Arrival,
): Promise<number> {
  if (table.name === 'brands') return 0;
  const isFiles = table.name === 'files';
  const mayBeAlike = !isFiles && !arrival.isWaiting(table);
  if (mayBeAlike && (await countRows(source, table, from)) === (await countRows(target, table, to)))
    return 0;
  const left = isFiles
    ? await fileKeys(source, table, from, photos)
    : await keysOf(source, table, from);
  const there = await keysOf(target, table, to);
  const gone = [...there].filter((key) => !left.has(key));
  await arrival.remove(table, gone);
  return gone.length;
}

/** Numbers are drawn meanwhile, so a sequence that goes on jumps ahead of them. */
const AHEAD = 1_000;

async function goOnCounting(
  target: pg.ClientBase,
  { name, identity, brandColumn }: MovedTable,
  brandId: number,
): Promise<void> {
  for (const column of identity) {
    const sequence = `pg_get_serial_sequence('${name}', '${column}')`;
    const { rows } = await target.query<{ sequence: string }>(`select ${sequence} as sequence`);
    const [{ sequence: own } = { sequence: '' }] = rows;
    await target.query(
      `select setval('${own}', highest + ${AHEAD})
       from (select max("${column}") as highest from ${name} where ${brandColumn} = $1) t,
         ${own} s where highest >= s.last_value`,
      [brandId],
    );
  }
}
