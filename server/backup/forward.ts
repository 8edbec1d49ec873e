// Restores a backup of an older version: creates its tables, loads its rows and runs the later
// migrations.
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { allMigrations, type Migration } from '../database/migrations.ts';
import * as schema from '../database/schema.ts';
import { BackupError, type BackupHead } from './format.ts';
import type { SavedTable } from './tables.ts';

export type Way = {
  /** Run before the rows; empty when the backup has this version's tables. */
  before: Migration[];
  /** Run after the rows. */
  after: Migration[];
};

/**
 * Which migrations run before and after the rows of a backup.
 * @throws BackupError when this version cannot read it.
 */
export function wayForward(
  { migration }: Pick<BackupHead, 'migration'>,
  all: readonly Migration[] = allMigrations(),
): Way {
  if (migration === undefined)
    throw new BackupError(
      'The backup was made by a version of Quitute before 1.0.0, which this one cannot read.',
    );
  const at = all.findIndex(({ tag }) => tag === migration);
  if (at === -1)
    throw new BackupError(
      'The backup was made by a newer version of Quitute: restore it with that version.',
    );
  return at === all.length - 1
    ? { before: [], after: [] }
    : { before: all.slice(0, at + 1), after: all.slice(at + 1) };
}

/** Runs migration SQL in the restore's transaction. */
export async function runMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { statements } of migrations)
    for (const statement of statements) await client.query(statement);
}

/** Replaces this version's empty tables with those of the backup's version. */
export async function rewind(client: pg.ClientBase, before: readonly Migration[]): Promise<void> {
  const ours = Object.values(schema).flatMap((value) =>
    is(value, PgTable) ? [`"${getTableName(value)}"`] : [],
  );
  await client.query(`drop table ${ours.join(', ')} cascade`);
  // Trigger functions stay; the older migrations replace them.
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype`,
  );
  for (const { name } of rows) await client.query(`drop function ${name}`);
  await runMigrations(client, before);
}

/** The tables of an older backup, in the order of the file. */
export async function tablesOf(client: pg.ClientBase, head: BackupHead): Promise<SavedTable[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = current_schema() and is_identity = 'YES'`,
  );
  return Object.entries(head.tables).map(([name, columns]) => ({
    name,
    columns,
    brandColumn: name === 'brands' ? 'id' : columns.includes('brand_id') ? 'brand_id' : null,
    identity: rows.filter(({ table }) => table === name).map(({ column }) => column),
  }));
}
