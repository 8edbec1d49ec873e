// Which migrations exist, which ones a database has had, and whether this version may use it.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { DatabaseStartError } from './start-error.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export type Migration = {
  /** Name of the SQL file without its ending, such as `0000_initial`. */
  tag: string;
  /** SHA-256 of the file, as Drizzle writes it into the database. */
  hash: string;
  /** When it was created, in milliseconds: Drizzle applies those later than the last one. */
  when: number;
  statements: string[];
};

/** All migrations, oldest first. */
export function allMigrations(): Migration[] {
  const files = readMigrationFiles({ migrationsFolder });
  return files.map(({ hash, folderMillis, sql }, index) => ({
    tag: journal.entries[index]?.tag ?? '',
    hash,
    when: folderMillis,
    statements: sql,
  }));
}

/** The name of the newest migration, which a backup records. */
export const latestMigration = (): string => journal.entries.at(-1)?.tag ?? '';

/** Where the SQL of a migration is. */
export const migrationFile = (tag: string): string => join(migrationsFolder, `${tag}.sql`);

/** Drizzle's records in the database, oldest first; none in an empty one. */
async function appliedMigrations(client: pg.ClientBase): Promise<{ hash: string; when: number }[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash, created_at }) => ({ hash, when: Number(created_at) }));
}

/**
 * Refuses a database that this version cannot use. A newer one has migrations that we do not know;
 * its columns may mean something else.
 * @throws DatabaseStartError with what to do.
 */
export async function checkHistory(
  client: pg.ClientBase,
  known: readonly Migration[] = allMigrations(),
): Promise<void> {
  const hashes = new Set(known.map(({ hash }) => hash));
  const strange = (await appliedMigrations(client)).filter(({ hash }) => !hashes.has(hash));
  const last = strange.at(-1);
  if (last === undefined) return;
  if (last.when > (known.at(-1)?.when ?? 0))
    throw new DatabaseStartError(
      'A newer version of Quitute has migrated this database: start that version, or restore a backup made by this version into an empty database.',
    );
  throw new DatabaseStartError(
    'This database is from a version of Quitute before 1.0.0, which cannot be upgraded: use a new DATA_DIR, or an empty database at DATABASE_URL.',
  );
}
