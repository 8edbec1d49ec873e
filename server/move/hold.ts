// The hold: nothing of the brand is written where it leaves, for some seconds at most.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { MoveError } from './error.ts';
import { noticeOf } from './sides.ts';

const CHECK_MS = 20;
/** The brand is not held for somebody else's long transaction. */
const MOST_WAIT_SECONDS = 5;

/** Jobs begin nothing for the brand; orders go on. Messages that are being sent come to an end. */
export async function letWorkEnd(
  client: pg.ClientBase,
  brandId: number,
  seconds: number,
): Promise<void> {
  await client.query(`select hold_brand($1, 'settling', $2)`, [brandId, seconds + 1]);
  for (let checks = (seconds * 1000) / (5 * CHECK_MS); checks > 0; checks -= 1) {
    const { rows } = await client.query<{ under_way: boolean }>(
      `select exists (select from messages where brand_id = $1 and state = 'sending')
       as under_way`,
      [brandId],
    );
    // What is still being sent afterwards becomes `unsure` where the brand arrives (decision 35).
    if (rows[0]?.under_way === false) return;
    await pause(5 * CHECK_MS);
  }
}

/**
 * Once it has returned, nobody writes to the brand, and all that was written can be read. The hold
 * ends by itself after so many seconds.
 * @throws MoveError if some transaction does not end in time.
 */
export async function hold(client: pg.ClientBase, brandId: number, seconds: number): Promise<void> {
  await client.query(`select hold_brand($1, 'held', $2)`, [brandId, seconds]);
  // Transactions that wrote before the hold was there may still commit. Each holds the lock of its
  // own number until it ends.
  const before = await writers(client);
  const most = Math.min(seconds, MOST_WAIT_SECONDS);
  for (let checks = (most * 1000) / CHECK_MS; checks > 0; checks -= 1) {
    const now = await writers(client);
    if (![...before].some((one) => now.has(one))) return;
    await pause(CHECK_MS);
  }
  throw new MoveError(
    'A transaction that began before the hold did not end in time. The brand goes on here; run ' +
      'the command again.',
  );
}

async function writers(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ own: string }>(
    `select l.transactionid::text as own from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted
       and a.datname = current_database() and a.pid <> pg_backend_pid()`,
  );
  return new Set(rows.map(({ own }) => own));
}

/** The brand goes on where it is. Harmless after it has left. */
export async function release(client: pg.ClientBase, brandId: number): Promise<void> {
  await client.query(`select hold_brand($1, 'copying', 0)`, [brandId]);
}

/**
 * False: the hold was over, and the brand stays. The notice belongs to the same statement: without
 * it, the processes of a command that is killed here would refuse orders for ever.
 */
export async function letGo(client: pg.ClientBase, brandId: number, at: Date): Promise<boolean> {
  const { rows } = await client.query<{ gone: boolean }>(
    `select let_brand_go($1, $2) as gone, pg_notify('quitute', $3)`,
    [brandId, at, noticeOf(brandId)],
  );
  return rows[0]?.gone ?? false;
}
