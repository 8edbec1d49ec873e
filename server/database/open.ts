// Opens the database: the embedded one or DATABASE_URL, with the same pool, migrations and listener
// for both.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { commandPatience, type Patience, requestPatience } from './limits.ts';
import { checkHistory, migrationsFolder } from './migrations.ts';
import { SafePool } from './safe-pool.ts';
import * as schema from './schema.ts';

const POOL_SIZE = 10;
const MIGRATION_LOCK = 4_711_001;

export type Database = ReturnType<typeof connect>['db'];
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A pool with Drizzle. `url` in PostgreSQL's format, Unix sockets included. */
export function connect(url: string, patience: Patience = requestPatience, size = POOL_SIZE) {
  const pool = new SafePool(url, size, patience);
  return { pool, db: drizzle(pool as pg.Pool, { schema }), close: () => pool.end() };
}

/** Migrates the tables. Several processes may start at once: one migrates, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const { pool, close } = connect(url, commandPatience, 1);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await checkHistory(client);
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      // The lock ends with the connection.
      client.release(true);
    }
  } finally {
    await close();
  }
}
