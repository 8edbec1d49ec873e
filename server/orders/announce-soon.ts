// Notices of new orders, sent in batches after their transactions. PostgreSQL serialises the
// commits of transactions that notify; without NOTIFY inside, orders commit in parallel. If the
// process dies first, polling finds the orders.
import type { Change } from '../change.ts';
import { announceAll } from '../changes.ts';
import type { Services } from '../context.ts';
import type { Database } from '../database/open.ts';

/** Too short to notice, and long enough for the orders of a rush to share a round trip. */
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
    // The next batch fills while one is being sent.
    while (begun.length > 0) {
      try {
        await announceAll(db, begun.splice(0));
      } catch {
        log.warn('changeUnannounced');
      }
    }
    waiting.delete(db);
  }, GATHER_MS);
}
