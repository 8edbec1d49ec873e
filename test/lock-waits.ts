// Whether a statement waits for a lock, on whichever machine of the database it runs.
import { type SQL, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { World } from './world.ts';

/** On Citus the rows, and so their locks, are on the workers. */
const backends: SQL = sql.raw(
  inject('databaseWorkers').length > 0 ? 'citus_stat_activity' : 'pg_stat_activity',
);

export async function waitsForLock({ services }: World): Promise<boolean> {
  const { rows } = await services.db.execute(sql`select 1 from ${backends}
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}
