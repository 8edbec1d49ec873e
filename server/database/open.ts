// Opens the database: the embedded one or DATABASE_URL, with the same pool, migrations and listener
// for both.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { guardAuditLog } from '../audit/guard.ts';
import { guardFigures } from '../figures/marks.ts';
import * as schema from './schema.ts';

const POOL_SIZE = 10;
const MIGRATION_LOCK = 4_711_001;
const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

export type Database = ReturnType<typeof connect>['db'];
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A pool and Drizzle over it. `url` as PostgreSQL writes them, unix sockets included. */
export function connect(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, application_name: 'quitute' });
  // A connection that breaks is replaced at the next query. The pool hears of the idle ones alone:
  // of one that a transaction holds nobody would hear, and an `error` that nobody hears ends the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}

/**
 * Brings the tables up to date. Several processes may start at once: one migrates, the others wait.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await guardAuditLog(client);
    await guardFigures(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}
