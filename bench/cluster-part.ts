// What a Citus of two workers costs beside one PostgreSQL with the same settings: orders of one
// brand and of several, and a menu that is read again after each change.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOnAll, hasCitus, spread, startCitusCluster } from '#test/set-up/citus-cluster.ts';
import { databaseAt } from '#test/set-up/database-names.ts';
import { startDebianPostgres } from '#test/set-up/debian-postgres.ts';
import { type Loaded, requestText, run } from './load.ts';
import { firstStore, MENU_PATH, ORDER_PATH, orderRefusal, prepareOrders } from './orders.ts';
import { type Product, startProduct } from './product.ts';
import { type Line, median, milliseconds, times, whole } from './report.ts';

type Effort = { rounds: number; seconds: number };
type Side = { product: Product; kits: Kit[]; store: number };
type Kit = { host: string; body(): string; cookies: string[] };

/** On different workers, if Citus has spread them so. */
const HOSTS = ['pizzaria.localhost', 'mercado.localhost'] as const;
const DATABASE = 'quitute_bench';
const CONNECTIONS = 24;

async function sideOn(databaseUrl: string, folder: string): Promise<Side> {
  const product = await startProduct(folder, databaseUrl);
  const kits = [];
  for (const host of HOSTS)
    kits.push({ host, ...(await prepareOrders(product.port, CONNECTIONS, host)) });
  const { id } = await firstStore(product.port, HOSTS[0]);
  return { product, kits, store: id };
}

/** The demo is made on one node and then spread, as a deployment that has grown is. */
async function spreadSide(nodes: readonly string[], folder: string): Promise<Side> {
  await createOnAll(nodes, DATABASE);
  const url = databaseAt(nodes[0] ?? '', DATABASE);
  await (await startProduct(folder, url)).stop();
  await spread(url);
  return sideOn(url, folder);
}

const ordersOf =
  (connections: number, brands: number, seconds: number) =>
  ({ product, kits }: Side): Promise<Loaded> =>
    run({
      port: product.port,
      connections,
      seconds,
      maximum: 6_000,
      request: (connection) => {
        const { host, body, cookies } = kits[connection % brands] ?? kits[0] ?? missing();
        const headers = { host: `${host}:${product.port}`, cookie: cookies[connection] ?? '' };
        return requestText('POST', ORDER_PATH, headers, body());
      },
      refusal: orderRefusal,
    });

const menusOf =
  (seconds: number) =>
  ({ product, store }: Side): Promise<Loaded> =>
    run({
      port: product.port,
      connections: 16,
      seconds,
      maximum: 60_000,
      request: () =>
        requestText(
          'POST',
          MENU_PATH,
          { host: `${HOSTS[0]}:${product.port}`, 'accept-encoding': 'gzip' },
          JSON.stringify({ idEstabelecimento: store }),
        ),
    });

function missing(): never {
  throw new Error('no brand to order from');
}

/** Rounds of both in changing order, so that a slow moment of the machine affects both. */
async function compared(
  what: string,
  sides: readonly [Side, Side],
  rounds: number,
  shoot: (side: Side) => Promise<Loaded>,
): Promise<Line[]> {
  const found: [Loaded[], Loaded[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const loaded = await shoot(sides[which]);
      if (loaded.failed > 0)
        throw new Error(`${loaded.failed} requests failed: ${loaded.firstFailure}`);
      found[which].push(loaded);
    }
  const middle = (which: 0 | 1, pick: (loaded: Loaded) => number) => median(found[which].map(pick));
  const latency = (which: 0 | 1) =>
    [middle(which, ({ p50 }) => p50), middle(which, ({ p99 }) => p99)]
      .map(milliseconds)
      .join(' / ');
  const perSecond = (which: 0 | 1) => middle(which, (loaded) => loaded.perSecond);
  return [
    {
      what: `${what} per second`,
      product: whole(perSecond(0)),
      floor: whole(perSecond(1)),
      ratio: times(perSecond(0) / perSecond(1)),
    },
    { what: '  p50 / p99', product: latency(0), floor: latency(1) },
  ];
}

/** The product's column is Citus, the floor's one PostgreSQL. Both leave out fsync. */
export async function measureCluster({ rounds, seconds }: Effort): Promise<Line[]> {
  if (!hasCitus())
    return [{ what: 'Citus is not built for this machine (docs/scale.md)', product: '' }];
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'quitute-bench-')));
  const [ofCluster = '', ofOne = ''] = folders;
  const cluster = await startCitusCluster();
  const one = await startDebianPostgres();
  const running: Side[] = [];
  try {
    running.push(await spreadSide([cluster.url, ...cluster.workers], ofCluster));
    running.push(await sideOn(one.url, ofOne));
    const sides = running as [Side, Side];
    for (const side of sides) await ordersOf(8, HOSTS.length, 2)(side);
    const measure = (what: string, shoot: (side: Side) => Promise<Loaded>) =>
      compared(what, sides, rounds, shoot);
    return [
      ...(await measure('orders, 1 connection,', ordersOf(1, 1, seconds))),
      ...(await measure(`orders, ${CONNECTIONS} connections,`, ordersOf(CONNECTIONS, 1, seconds))),
      ...(await measure(
        `orders of two brands, ${CONNECTIONS} connections,`,
        ordersOf(CONNECTIONS, HOSTS.length, seconds),
      )),
      ...(await measure('menu JSON replies', menusOf(seconds))),
    ];
  } finally {
    for (const { product } of running) await product.stop();
    await cluster.stop();
    await one.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
