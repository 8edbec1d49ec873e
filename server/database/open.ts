// Opens the database: the embedded one or DATABASE_URL, with the same pool, migrations and listener
// for both.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { complaintIn } from './away.ts';
import { commandPatience, type Patience, requestPatience } from './limits.ts';
import { allMigrations, checkHistory, migrationsFolder } from './migrations.ts';
import { recordUsable } from './older-versions.ts';
import { SafePool } from './safe-pool.ts';
import * as schema from './schema.ts';
import { spreadingNewTables } from './spread.ts';

const POOL_SIZE = 10;
const MIGRATION_LOCK = 4_711_001;
const LOCK_NOT_AVAILABLE = '55P03';
/** How long a migration asks for a busy table before it steps back, and how often. */
const TABLE_LOCK_MS = 2_000;
const TRIES = 30;

export type Database = ReturnType<typeof connect>['db'];
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * A pool with Drizzle. `url` in PostgreSQL's format, Unix sockets included. `pooled`: a pooler
 * stands behind it that gives each transaction another connection.
 */
export function connect(
  url: string,
  patience: Patience = requestPatience,
  size = POOL_SIZE,
  pooled = false,
) {
  const pool = new SafePool(url, size, patience, pooled);
  return { pool, db: drizzle(pool as pg.Pool, { schema }), close: () => pool.end() };
}

/** Migrates the tables. Several processes may start at once: one migrates, the others wait. */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  const { pool, close } = connect(url, commandPatience, 1);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const migrations = allMigrations(folder);
      await checkHistory(client, migrations);
      await client.query(`set lock_timeout = ${TABLE_LOCK_MS}`);
      await spreadingNewTables(client);
      await steppingBack(() => migrate(drizzle(client), { migrationsFolder: folder }));
      await recordUsable(client, migrations);
    } finally {
      // The lock ends with the connection.
      client.release(true);
    }
  } finally {
    await close();
  }
}

/**
 * A statement that waits for a table makes all later ones wait behind it. A migration beside a
 * running server therefore gives up soon, lets the others through, and starts again.
 */
async function steppingBack(act: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      const complaint = complaintIn(error);
      const busy = complaint instanceof Error && 'code' in complaint;
      if (!busy || complaint.code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
    }
  }
}
