// News between processes through PostgreSQL's LISTEN and NOTIFY: a brand changed, an order moved, a
// message waits. Lost news is survivable: everybody also asks again now and then.

import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Transaction } from './database/open.ts';

export type Change =
  | { kind: 'brand'; brandId: number }
  /** One waits to be sent. */
  | { kind: 'message'; brandId: number }
  /** Somebody sat down, called, left or paid at a table of this store. */
  | { kind: 'table'; brandId: number; storeId: number }
  /** `payment`: one of the order changed, perhaps without moving it. */
  | {
      kind: 'order';
      brandId: number;
      storeId: number;
      orderId: number;
      status: number;
      statusPagamento: number;
      payment?: true;
    };

const CHANNEL = 'quitute';
const RECONNECT_MS = 1000;

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
 * Listens on a connection of its own and comes back when it breaks; then `onGap` is called, because
 * news may have been missed.
 */
export async function openChangeFeed(url: string, onGap: () => void): Promise<ChangeFeed> {
  const listeners = new Set<(change: Change) => void>();
  let client: pg.Client | null = null;
  let closed = false;

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'quitute-changes' });
    next.on('notification', (message) => {
      const change = JSON.parse(message.payload ?? 'null') as Change;
      for (const listener of listeners) listener(change);
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      client = null;
      if (!closed) setTimeout(retry, RECONNECT_MS).unref();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }
  function retry(): void {
    if (closed) return;
    listen().then(onGap, () => setTimeout(retry, RECONNECT_MS).unref());
  }

  await listen();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
