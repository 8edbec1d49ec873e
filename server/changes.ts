// News between processes through PostgreSQL's LISTEN and NOTIFY: a brand changed, an order moved, a
// message waits. Lost news is survivable: everybody also asks again now and then.

import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Change, readChange } from './change.ts';
import type { Database, Transaction } from './database/open.ts';

const CHANNEL = 'quitute';
/** Tells every process, this one included, once the transaction commits. */
export async function announce(db: Database | Transaction, change: Change): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
}

/**
 * Several pieces of news in one round trip, after what they tell of is on the disk: news itself
 * need not wait for it.
 */
export async function announceAll(db: Database, changes: readonly Change[]): Promise<void> {
  const messages = sql.param(changes.map((change) => JSON.stringify(change)));
  await db.execute(sql`select pg_notify(${CHANNEL}, message) from unnest(${messages}::text[]) as message
    where set_config('synchronous_commit', 'off', true) = 'off'`);
}

export type ChangeFeed = {
  /** Returns how to stop listening. */
  subscribe(listener: (change: Change) => void): () => void;
  close(): Promise<void>;
};

/**
 * How long to wait before the next attempt: at most a second, and never the same for two processes,
 * so that a database that comes back is not asked by all of them at once.
 */
const beforeRetry = () => 500 + Math.random() * 500;

/**
 * Listens on a connection of its own and comes back when it breaks; then `onGap` is called, because
 * news may have been missed.
 */
export async function openChangeFeed(
  url: string,
  onGap: () => void,
  retryDelay: () => number = beforeRetry,
): Promise<ChangeFeed> {
  const listeners = new Set<(change: Change) => void>();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'quitute-changes' });
    next.on('notification', (message) => {
      const change = readChange(message.payload ?? '');
      if (change === null) return;
      for (const listener of listeners) listener(change);
    });
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    // Only now: a connection that never came ends as well, and its attempt has failed once already.
    next.once('end', () => {
      client = null;
      tryLater();
    });
  }
  function tryLater(): void {
    if (closed) return;
    retry = setTimeout(() => listen().then(onGap, tryLater), retryDelay()).unref();
  }

  await listen();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
