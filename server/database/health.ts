// The health route's report on the database, within a time limit.
import { sql } from 'drizzle-orm';
import type { ChangeFeed } from '../changes.ts';
import { inTime } from './in-time.ts';
import { HEALTH_ANSWER_MS } from './limits.ts';
import type { Database } from './open.ts';

/**
 * `busy`: the database works, but a request would have to wait, for example for a locked table. A
 * restart would not help.
 */
export type DatabaseState = 'ok' | 'busy' | 'down';

export async function databaseState(
  { db, changes }: { db: Database; changes: Pick<ChangeFeed, 'answers'> },
  limit = HEALTH_ANSWER_MS,
): Promise<DatabaseState> {
  const answered = (asked: Promise<unknown>) =>
    inTime(asked, limit).then(
      (answer) => answer !== false,
      () => false,
    );
  const [pool, feed] = [
    answered(db.execute(sql`select 1`)),
    answered(changes.answers() ?? Promise.resolve(false)),
  ];
  if (await pool) return 'ok';
  return (await feed) ? 'busy' : 'down';
}
