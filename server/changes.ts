// Notices between processes through PostgreSQL's LISTEN and NOTIFY: a brand changed, an order
// moved, a message waits. Lost notices do no harm: everything also polls at intervals.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Change, readChange } from './change.ts';
import { inTime } from './database/in-time.ts';
import { type FeedLimits, feedLimits } from './database/limits.ts';
import type { Database, Transaction } from './database/open.ts';
import { DatabaseStartError } from './database/start-error.ts';

const CHANNEL = 'quitute';

/** Notifies every process, this one included, once the transaction commits. */
export async function announce(db: Database | Transaction, change: Change): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
}

const announcing = `select pg_notify($1, message) from unnest($2::text[]) as message
  where set_config('synchronous_commit', 'off', true) = 'off'`;

/**
 * Several notices in one round trip, after the data is on disk: the notices themselves need not
 * wait for it.
 */
export async function announceAll(db: Database, changes: readonly Change[]): Promise<void> {
  const messages = changes.map((change) => JSON.stringify(change));
  await db.$client.query({ name: 'announce-all', text: announcing, values: [CHANNEL, messages] });
}

export type ChangeFeed = {
  /**
   * `onGap` is called after changes may have been missed. Returns a function that stops listening.
   */
  subscribe(listener: (change: Change) => void, onGap?: () => void): () => void;
  /** Whether the database answers on the listening connection; null while there is none. */
  answers(): Promise<boolean> | null;
  /** Resolves when exactly this text arrives. */
  arrivalOf(text: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Listens on its own connection, checks it at intervals and reconnects when it breaks. Notices may
 * have been missed then, which all listeners are told.
 */
export async function openChangeFeed(
  url: string,
  limits: FeedLimits = feedLimits,
): Promise<ChangeFeed> {
  const listeners = new Set<{ listener: (change: Change) => void; onGap: () => void }>();
  const awaited = new Map<string, () => void>();
  let client: pg.Client | null = null;
  let asked: Promise<boolean> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function listen(connectionTimeoutMillis = limits.connect): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'quitute-changes',
      connectionTimeoutMillis,
    });
    next.on('notification', (message) => {
      awaited.get(message.payload ?? '')?.();
      const change = readChange(message.payload ?? '');
      if (change === null) return;
      for (const { listener } of listeners) listener(change);
    });
    next.on('error', () => undefined);
    try {
      await next.connect();
      await inTime(next.query(`listen ${CHANNEL}`), connectionTimeoutMillis);
      if (closed) throw new Error('closed meanwhile');
    } catch (error) {
      cut(next);
      throw error;
    }
    client = next;
    const heart = setInterval(() => void beat(next), limits.heartbeat).unref();
    // Not before: a failed connection ends as well, and its attempt has already failed once.
    next.once('end', () => {
      clearInterval(heart);
      client = null;
      tryLater();
    });
  }
  function tellGap(): void {
    for (const { onGap } of listeners) onGap();
  }
  function tryLater(): void {
    if (closed) return;
    // Random, so that processes do not all reconnect at once.
    const delay = limits.retry * (1 + Math.random());
    retry = setTimeout(() => listen().then(tellGap, tryLater), delay).unref();
  }
  /** One check at a time, shared by all callers. */
  function ask(whom: pg.Client): Promise<boolean> {
    asked ??= whom
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null;
      });
    return asked;
  }
  async function beat(whom: pg.Client): Promise<void> {
    if (!(await inTime(ask(whom), limits.heartbeatAnswer).catch(() => false))) cut(whom);
  }

  await listen(limits.firstConnect);
  return {
    subscribe(listener, onGap = () => undefined) {
      const subscribed = { listener, onGap };
      listeners.add(subscribed);
      return () => listeners.delete(subscribed);
    },
    answers: () => (client === null ? null : ask(client)),
    arrivalOf: (text) => new Promise((done) => awaited.set(text, done)),
    async close() {
      closed = true;
      clearTimeout(retry);
      if (client !== null) cut(client);
    },
  };
}

/**
 * Refuses a database behind a transaction pooler: the server would never receive notices there, and
 * named statements would fail.
 */
export async function checkNotices(
  db: Database,
  feed: ChangeFeed,
  limit = feedLimits.proof,
): Promise<void> {
  const text = JSON.stringify({ kind: 'proof', of: randomUUID() });
  const arrival = feed.arrivalOf(text);
  await db.execute(sql`select pg_notify(${CHANNEL}, ${text})`);
  await inTime(arrival, limit).catch(() => {
    throw new DatabaseStartError(
      'DATABASE_URL cannot be used: LISTEN and NOTIFY do not work there. Run a pooler such ' +
        'as PgBouncer in session mode, or set DATABASE_DIRECT_URL to the address past it.',
    );
  });
}

/** Closed without a goodbye, which a silent database would not answer. */
const cut = (client: pg.Client) => client.connection.stream.destroy();
