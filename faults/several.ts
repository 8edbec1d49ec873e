// Several processes of the app behind a balancer, on one database: one is killed, or one after the
// other is restarted, while customers order.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { firstStore, prepareOrders } from '../bench/orders.ts';
import { type App, createApp, HOST } from './app.ts';
import { DRAIN_MS, startBalancer } from './balancer.ts';
import { startCustomers } from './customers.ts';
import { type Fault, type Report, runFault } from './fault.ts';
import { LATER_TABLE, nextVersion } from './next-version.ts';
import { startObservers } from './observers.ts';
import { pooledTarget } from './pooler.ts';
import { type Scene, withDirect } from './scene.ts';
import type { Target } from './target.ts';

export { hasBalancer } from './balancer.ts';

const CUSTOMERS = 7;
const BETWEEN_MS = 2_000;

export type SeveralScene = Scene & {
  apps: readonly App[];
  /** The folder of the next version. */
  next: string;
};

/** PgBouncer shares its connections among transactions; notices go past it. */
export async function sharedTarget(): Promise<Target> {
  const target = await pooledTarget('transaction');
  return { ...target, env: { ...target.env, DATABASE_DIRECT_URL: target.direct() } };
}

export async function openSeveral(target: Target, processes: number): Promise<SeveralScene> {
  const secret = randomBytes(32).toString('base64');
  const env = () => ({ ...target.env, TRUSTED_PROXIES: '1', DRAIN_MS: String(DRAIN_MS) });
  const first = await createApp(env, secret);
  const apps = [first];
  while (apps.length < processes) apps.push(await createApp(env, secret));
  // As an operator does: a start takes seconds of a processor, and four at once are slow ones.
  for (const app of apps) await app.start();
  const balancer = await startBalancer(apps.map(({ port }) => port));
  const kit = await prepareOrders(first.port, CUSTOMERS);
  const store = await firstStore(first.port, HOST);
  const observers = await startObservers(balancer.port, store.id, () => true);
  const customers = startCustomers(balancer.port, kit);
  const app = { ...first, isUp: () => true };
  const next = nextVersion();
  const scene = { target, apps, app, customers, observers, next: next.folder };
  await acceptAutomatically(scene, store.id);
  return {
    ...scene,
    async close() {
      await customers.stop();
      await observers.stop();
      await balancer.stop();
      await Promise.all(apps.map((one) => one.end('SIGTERM')));
      next.remove();
    },
  };
}

/** Then every order is work for both processes, and only one of them may do it. */
const acceptAutomatically = (scene: Pick<Scene, 'target'>, storeId: number) =>
  withDirect(scene, async (client) => {
    const { rows } = await client.query<{ brand: string }>(
      'update stores set aceite_automatico = true where id = $1 returning brand_id as brand',
      [storeId],
    );
    for (const { brand } of rows) {
      const seen = `insert into board_watches (brand_id, store_id, seen_at)
        values ($1, $2, '2100-01-01') on conflict (brand_id, store_id)
        do update set seen_at = excluded.seen_at`;
      await client.query(seen, [brand, storeId]);
      const notice = JSON.stringify({ kind: 'brand', brandId: Number(brand) });
      await client.query("select pg_notify('quitute', $1)", [notice]);
    }
  });

export const severalFaults = ({ apps, next }: SeveralScene): Fault[] => [
  {
    name: `one of ${apps.length} processes is killed and started again`,
    endsApp: 'killed',
    async happen() {
      await apps[0]?.end('SIGKILL');
      await wait(BETWEEN_MS);
      await apps[0]?.start();
    },
  },
  {
    name: `all ${apps.length} processes are restarted, one after the other`,
    happen: () => restartAll(apps),
  },
  {
    name: `all ${apps.length} processes are replaced by the next version, one after the other`,
    async happen(scene) {
      for (const app of apps) app.folder = next;
      await restartAll(apps);
      const found = `select to_regclass('${LATER_TABLE}') is not null as there`;
      const { rows } = await withDirect(scene, (client) => client.query<{ there: boolean }>(found));
      if (rows[0]?.there !== true) throw new Error('The next version did not migrate.');
    },
  },
];

async function restartAll(apps: readonly App[]): Promise<void> {
  for (const app of apps) {
    const { code, words } = await app.end('SIGTERM');
    if (code !== 0) throw new Error(`SIGTERM ended with ${code}: ${words}`);
    await app.start();
    await wait(BETWEEN_MS);
  }
}

/** Further promises: a rolling restart is noticed by nobody, and no work is done twice. */
export async function runSeveral(fault: Fault, scene: SeveralScene): Promise<Report> {
  const report = await runFault(fault, scene);
  const { replies } = scene.customers;
  const isRolling = fault.endsApp === undefined;
  const failed = [...replies].filter(([what]) => what !== '200').map(([what]) => what);
  const work = await withDirect(scene, async (client) => {
    const { rows } = await client.query<{ orders: number; accepted: number; twice: number }>(
      `select count(*)::int as orders, count(*) filter (where times >= 1)::int as accepted,
         count(*) filter (where times > 1)::int as twice
       from (select orders.id, count(order_events.status) as times from orders
         left join order_events on order_events.brand_id = orders.brand_id
           and order_events.order_id = orders.id and order_events.status = 3
           and order_events.actor = 'clock'
         where orders.chave_idempotencia = any($1) group by orders.id) as each`,
      [scene.customers.sent],
    );
    return rows[0] ?? { orders: 0, accepted: 0, twice: 0 };
  });
  return {
    ...report,
    facts: [
      ...report.facts,
      `accepted by the clock: ${work.accepted} of ${work.orders} orders, ${work.twice} twice`,
    ],
    wrong: [
      ...report.wrong,
      ...(isRolling && failed.length > 0 ? [`orders were answered by ${failed.join(', ')}`] : []),
      ...(work.twice > 0 ? [`${work.twice} orders were accepted twice`] : []),
      ...(work.accepted === 0 ? ['no order was accepted'] : []),
    ],
  };
}
