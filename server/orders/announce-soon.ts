// News of new orders, told after their transactions and several at once. PostgreSQL lets
// transactions that notify commit only one after another;
// outside of them, orders commit side by side. What is lost when the process dies here is found by
// whoever asks again now and then.
import type { Change } from '../change.ts';
import { announceAll } from '../changes.ts';
import type { Services } from '../context.ts';
import type { Database } from '../database/open.ts';

/** Too short for anybody to see, and enough for the orders of a rush to share a round trip. */
const GATHER_MS = 20;

const waiting = new WeakMap<Database, Change[]>();

export function announceSoon({ db, log }: Pick<Services, 'db' | 'log'>, change: Change): void {
  const queue = waiting.get(db);
  if (queue !== undefined) {
    queue.push(change);
    return;
  }
  const begun = [change];
  waiting.set(db, begun);
  setTimeout(async () => {
    // While one batch is on its way the next one gathers.
    while (begun.length > 0) {
      try {
        await announceAll(db, begun.splice(0));
      } catch {
        log.warn('newsLost');
      }
    }
    waiting.delete(db);
  }, GATHER_MS);
}
