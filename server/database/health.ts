// What the health route says of the database, in time whatever the database does.
import { sql } from 'drizzle-orm';
import type { ChangeFeed } from '../changes.ts';
import { inTime } from './in-time.ts';
import { HEALTH_ANSWER_MS } from './limits.ts';
import type { Database } from './open.ts';

/**
 * `busy`: the database lives, but a request would have to wait, for example because somebody holds
 * a table. A restart would not help.
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
