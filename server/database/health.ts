// The health route's report on the database, within a time limit.
import { sql } from 'drizzle-orm';
import type { ChangeFeed } from '../changes.ts';
import { complaintIn } from './away.ts';
import { inTime } from './in-time.ts';
import { HEALTH_ANSWER_MS } from './limits.ts';
import type { Database } from './open.ts';

/**
 * `busy`: the database works, but a request would have to wait, for example for a locked table. A
 * restart would not help.
 */
export type DatabaseState = 'ok' | 'busy' | 'down';

const nobodyThere = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN']);

function isNobodyThere(error: unknown): boolean {
  const complaint = complaintIn(error);
  const code = complaint instanceof Error && 'code' in complaint ? String(complaint.code) : '';
  return nobodyThere.has(code);
}

export async function databaseState(
  { db, changes }: { db: Database; changes: Pick<ChangeFeed, 'answers'> },
  limit = HEALTH_ANSWER_MS,
): Promise<DatabaseState> {
  let refused = false;
  const answered = (asked: Promise<unknown>) =>
    inTime(asked, limit).then(
      (answer) => answer !== false,
      (error: unknown) => {
        refused = isNobodyThere(error);
        return false;
      },
    );
  const [pool, feed] = [
    answered(db.execute(sql`select 1`)),
    answered(changes.answers() ?? Promise.resolve(false)),
  ];
  if (await pool) return 'ok';
  // Behind a pooler that is gone, notices still arrive past it.
  return (await feed) && !refused ? 'busy' : 'down';
}
