// One database and one app under a steady load: what every fault happens to.
import pg from 'pg';
import { firstStore, prepareOrders } from '../bench/orders.ts';
import { type App, createApp, HOST } from './app.ts';
import { type Customers, startCustomers } from './customers.ts';
import { type Observers, startObservers } from './observers.ts';
import type { Target } from './target.ts';

/** One more than order without pause: the last one asks for an order after each fault. */
const CUSTOMERS = 7;

export type Scene = {
  target: Target;
  app: App;
  customers: Customers;
  observers: Observers;
  close(): Promise<void>;
};

export async function openScene(target: Target): Promise<Scene> {
  const app = await createApp(() => target.env);
  await app.start();
  // While it runs it can be read.
  target.direct();
  const kit = await prepareOrders(app.port, CUSTOMERS);
  const store = await firstStore(app.port, HOST);
  const observers = await startObservers(app.port, store.id, app.isUp);
  const customers = startCustomers(app.port, kit);
  return {
    target,
    app,
    customers,
    observers,
    async close() {
      await customers.stop();
      await observers.stop();
      await app.end('SIGTERM');
    },
  };
}

/** Runs statements past the app and its proxy. */
export async function withDirect<T>(
  { target }: Pick<Scene, 'target'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: target.direct() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What is wrong with the orders, compared with what customers were told; empty: nothing. */
export async function audit(scene: Scene): Promise<string[]> {
  const told = [...scene.customers.acknowledged];
  const keys = [...scene.customers.sent];
  const rows = await withDirect(scene, async (client) => {
    const found = await client.query<{ key: string; numbers: string[] }>(
      `select chave_idempotencia as key, array_agg(numero::text) as numbers from orders
       where chave_idempotencia = any($1) group by 1`,
      [keys],
    );
    return new Map(found.rows.map(({ key, numbers }) => [key, numbers]));
  });
  const lost = told.filter(({ key, number }) => rows.get(key)?.[0] !== String(number));
  const doubled = keys.filter((key) => (rows.get(key)?.length ?? 0) > 1);
  return [
    ...lost.map(({ key, number }) => `order ${number} (${key}) was acknowledged and is not there`),
    ...doubled.map((key) => `the key ${key} has more than one order`),
  ];
}
