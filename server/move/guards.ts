// Triggers by which the database itself refuses to write a brand's rows while it is held, and after
// it has left: no process has to be told in time. They exist for the brand that moves alone, so
// that nobody else pays for them.
import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { fileObjects } from '../database/schema.ts';
import { movedTables } from './columns.ts';

/** For a table that is busy, then everybody else's turn, and again. */
const LOCK_MS = 500;
const TRIES = 60;
const PAUSE_MS = 250;
const LOCK_NOT_AVAILABLE = '55P03';

const nameOf = (brandId: number, half: string) => `move_of_${Number(brandId)}_${half}`;

/** Also the names of photos in a bucket, which arrive as rows of another table. */
export const guarded = (): { name: string; brandColumn: string }[] => [
  ...movedTables(),
  { name: getTableName(fileObjects), brandColumn: 'brand_id' },
];

/** May be repeated. */
export async function makeGuards(client: pg.ClientBase, brandId: number): Promise<void> {
  for (const { name, brandColumn } of guarded()) {
    const { rows } = await client.query<{ tgname: string }>(
      'select tgname from pg_trigger where tgrelid = $1::regclass',
      [name],
    );
    const there = new Set(rows.map(({ tgname }) => tgname));
    for (const [half, events, row] of [
      ['written', 'insert or update', 'new'],
      ['removed', 'delete', 'old'],
    ] as const)
      if (!there.has(nameOf(brandId, half)))
        await patiently(
          client,
          `create trigger ${nameOf(brandId, half)} after ${events} on ${name}
           for each row when (${row}.${brandColumn} = ${Number(brandId)})
           execute function refuse_moving_brand('${Number(brandId)}')`,
        );
  }
}

/** May be repeated. */
export async function dropGuards(client: pg.ClientBase, brandId: number): Promise<void> {
  const { rows } = await client.query<{ name: string; table: string }>(
    `select tgname as name, tgrelid::regclass::text as table from pg_trigger
     where tgname = any($1::text[])`,
    [[nameOf(brandId, 'written'), nameOf(brandId, 'removed')]],
  );
  for (const { name, table } of rows)
    await patiently(client, `drop trigger if exists ${name} on ${table}`);
}

/** A statement that waits for a table keeps all others from it, so the wait is short. */
async function patiently(client: pg.ClientBase, statement: string): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    await client.query(`set lock_timeout = ${LOCK_MS}`);
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || left === 0) throw error;
    } finally {
      await client.query('set lock_timeout = 0');
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
