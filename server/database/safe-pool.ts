// A pool that loses no connection for good: broken, silent or leaked ones are replaced.
import type { Socket } from 'node:net';
import pg from 'pg';
import { SilentDatabaseError } from './away.ts';
import type { Patience } from './limits.ts';

// Ids, counts and sums of money are bigint. All of them are far below 2^53, so they are read as
// numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Set by statement, not as startup parameters, which poolers such as pgbouncer refuse. */
const sayLimits = ({ statement, lock, idleInTransaction }: Patience) =>
  `set statement_timeout = ${statement}; set lock_timeout = ${lock};
   set idle_in_transaction_session_timeout = ${idleInTransaction}`;

export class SafePool extends pg.Pool {
  constructor(url: string, size: number, patience: Patience) {
    super({
      connectionString: url,
      max: size,
      application_name: 'quitute',
      connectionTimeoutMillis: patience.turn,
      keepAlive: true,
      Client: class extends pg.Client {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, connectionTimeoutMillis: patience.connect });
        }
      },
      onConnect: async (client) => {
        // Only we listen on a connection that a transaction holds, and an unhandled `error` ends
        // the process.
        client.on('error', () => undefined);
        const stream = (client as pg.Client).connection.stream as Socket;
        stream.on('timeout', () => stream.destroy(new SilentDatabaseError()));
        stream.setTimeout(patience.connect);
        await client.query(sayLimits(patience));
        stream.setTimeout(patience.silence);
      },
    });
    // Broken idle connections are replaced at the next query.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (taken === undefined) return super.connect().then(givenBackWhenItEnds);
    super.connect(taken);
    return undefined;
  }
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
