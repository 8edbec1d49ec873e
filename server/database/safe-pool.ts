// A pool that loses no connection for good: broken, silent or leaked ones are replaced. Brands that
// wait for one take turns, and none has all of them.
import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import pg from 'pg';
import { atOnce } from '../limits/limits.ts';
import { isTraced } from '../tracing/spans.ts';
import { traceStatements } from '../tracing/traced-statements.ts';
import { brandAtWork } from '../turns/brand-at-work.ts';
import { type EndTurn, FairTurns } from '../turns/fair-turns.ts';
import { SilentDatabaseError } from './away.ts';
import type { Patience } from './limits.ts';
import { watchConnections } from './lost-connections.ts';

// Ids, counts and sums of money are bigint. All of them are far below 2^53, so they are read as
// numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * Set by statement, not as startup parameters, which poolers such as PgBouncer refuse. Poolers also
 * invent process numbers, so PostgreSQL is asked for its own.
 */
const sayLimits = `select set_config('statement_timeout', $1, false),
  set_config('lock_timeout', $2, false),
  set_config('idle_in_transaction_session_timeout', $3, false), pg_backend_pid() as backend`;

/** Two or three are not worth sharing: a brand alone would have half of its speed. */
const FEWEST_SHARED = 4;
const shareOf = (size: number) =>
  size < FEWEST_SHARED ? size : Math.floor((size * atOnce.connectionsOfBrand.most) / 100);

export class SafePool extends pg.Pool {
  readonly #turns: FairTurns;
  readonly #patience: number;

  /**
   * `pooled`: what is said to a connection would reach another one. The pooler says the limits
   * (docs/operations.md), and statements have no names.
   */
  constructor(url: string, size: number, patience: Patience, pooled = false) {
    const { statement, lock, idleInTransaction } = patience;
    const watch =
      patience.look === 0 || pooled ? null : watchConnections(url, patience.look, patience.connect);
    super({
      connectionString: url,
      max: size,
      application_name: 'quitute',
      connectionTimeoutMillis: patience.turn,
      keepAlive: true,
      Client: class extends pg.Client {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, connectionTimeoutMillis: patience.connect });
          watch?.add(this);
          if (pooled) sendUnnamed(this);
          traceStatements(this);
        }
      },
      onConnect: async (client) => {
        // Only we listen on a connection that a transaction holds, and an unhandled `error` ends
        // the process.
        client.on('error', () => undefined);
        const stream = (client as pg.Client).connection.stream as Socket;
        stream.on('timeout', () => stream.destroy(new SilentDatabaseError()));
        stream.setTimeout(patience.connect);
        if (pooled) return void stream.setTimeout(patience.silence);
        const limits = [statement, lock, idleInTransaction].map(String);
        const { rows } = await client.query<{ backend: number }>(sayLimits, limits);
        watch?.connected(client as pg.Client, rows[0]?.backend ?? 0);
        stream.setTimeout(patience.silence);
      },
    });
    // Broken idle connections are replaced at the next query.
    this.on('error', () => undefined);
    this.#patience = patience.turn;
    this.#turns = new FairTurns({ most: size, share: shareOf(size) });
    // A caller with a turn always finds a connection, so callers wait here and not in the pool's
    // queue.
    Object.defineProperty(this, 'waitingCount', { get: () => this.#turns.waiting });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    const brand = brandAtWork();
    const turn = this.#turns.takeNow(brand) ?? this.#turns.take(brand, this.#patience);
    if (taken === undefined) return this.#connectIn(turn);
    // The pool calls back from whatever gave the connection back, which is another trace.
    const given = isTraced() ? AsyncResource.bind(taken) : taken;
    const take = (end: EndTurn) =>
      super.connect((error, client) => {
        if (client === undefined) end();
        else endWith(client, end);
        given(error, client, client === undefined ? () => undefined : client.release);
      });
    if (typeof turn === 'function') take(turn);
    else turn.then(take, (error: Error) => given(error, undefined, () => undefined));
    return undefined;
  }

  async #connectIn(turn: EndTurn | Promise<EndTurn>): Promise<pg.PoolClient> {
    const end = await turn;
    try {
      const client = await super.connect();
      endWith(client, end);
      return givenBackWhenItEnds(client);
    } catch (error) {
      end();
      throw error;
    }
  }
}

/** After the connection is back, so that the next finds it. */
function endWith(client: pg.PoolClient, end: EndTurn): void {
  const release = client.release.bind(client);
  client.release = (error) => {
    try {
      release(error);
    } finally {
      end();
    }
  };
}

/** A statement that was named on one connection is unknown on the next. */
function sendUnnamed(client: pg.Client): void {
  const send = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown;
  const query = (asked: unknown, ...rest: unknown[]) => {
    const named = typeof asked === 'object' && asked !== null && 'name' in asked;
    return send(named ? { ...asked, name: undefined } : asked, ...rest);
  };
  Object.assign(client, { query });
}

/**
 * A connection that ended counts as returned, even if its holder forgets to return it: Drizzle does
 * when a transaction cannot begin.
 */
function givenBackWhenItEnds(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let given = false;
  const ended = () => client.release(true);
  client.release = (error) => {
    if (given) return;
    given = true;
    client.off('end', ended);
    release(error);
  };
  client.once('end', ended);
  return client;
}
