// Which migrations exist, which ones a database has had, and whether this version may use it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { readUsable } from './older-versions.ts';
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

/** All migrations of a folder, oldest first. */
export function allMigrations(folder = migrationsFolder): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const files = readMigrationFiles({ migrationsFolder: folder });
  return files.map(({ hash, folderMillis, sql }, index) => ({
    tag: journal.entries[index]?.tag ?? '',
    hash,
    when: folderMillis,
    statements: sql,
  }));
}

/** The name of the newest migration, which a backup records. */
export const latestMigration = (): string => allMigrations().at(-1)?.tag ?? '';

/** Where the SQL of a migration is. */
export const migrationFile = (tag: string): string => join(migrationsFolder, `${tag}.sql`);

type Applied = Pick<Migration, 'hash' | 'when'>;

/** Drizzle's records in the database, oldest first; none in an empty one. */
async function appliedMigrations(client: pg.ClientBase): Promise<Applied[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash, created_at }) => ({ hash, when: Number(created_at) }));
}

const notIn = (some: readonly Applied[], others: readonly Applied[]) => {
  const hashes = new Set(others.map(({ hash }) => hash));
  return some.filter(({ hash }) => !hashes.has(hash));
};

/** Whether the database has exactly the migrations of this version. */
export async function compareMigrations(
  client: pg.ClientBase,
): Promise<'same' | 'newer' | 'older'> {
  const applied = await appliedMigrations(client);
  const known = allMigrations();
  if (notIn(applied, known).length > 0) return 'newer';
  return notIn(known, applied).length > 0 ? 'older' : 'same';
}

/**
 * Refuses a database that this version cannot use. One that a newer version has migrated can be
 * used if its migrations only added something, so that processes of both versions run side by side.
 * @throws DatabaseStartError with what to do.
 */
export async function checkHistory(
  client: pg.ClientBase,
  known: readonly Migration[] = allMigrations(),
): Promise<void> {
  const applied = await appliedMigrations(client);
  const strange = notIn(applied, known).at(-1);
  if (strange === undefined) return;
  const newest = known.at(-1)?.when ?? 0;
  if (strange.when <= newest)
    throw new DatabaseStartError(
      'This database is from a version of Quitute before 1.0.0, which cannot be upgraded: ' +
        'use a new DATA_DIR, or an empty database at DATABASE_URL.',
    );
  const usable = await readUsable(client);
  const mayUse = usable !== null && strange.when <= usable.upTo && usable.since <= newest;
  if (!mayUse || notIn(known, applied).length > 0)
    throw new DatabaseStartError(
      'A newer version of Quitute has migrated this database: start that version, or ' +
        'restore a backup made by this version into an empty database.',
    );
}
