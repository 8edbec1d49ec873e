// The server benchmarks: replies and orders per second beside the baseline, memory and start-up.
import { setTimeout as wait } from 'node:timers/promises';
import { exchange } from './exchange.ts';
import { type Loaded, requestText, run } from './load.ts';
import { type Memory, memoryOf, processorSeconds, withDescendants } from './memory.ts';
import {
  BRAND_HOST,
  firstStore,
  MENU_PATH,
  ORDER_PATH,
  orderRefusal,
  prepareOrders,
} from './orders.ts';
import { type Product, startProduct } from './product.ts';
import { fixed, type Line, median, megabytes, milliseconds, times, whole } from './report.ts';
import { type Floor, startFloor } from './start-floor.ts';

export type Effort = { rounds: number; seconds: number };
type Side = { port: number; pid: number; words(): string };
type Measured = { perSecond: number; p50: number; p99: number; cpuMicroseconds: number };

const MAXIMUM_REQUESTS = 60_000;
const MAXIMUM_ORDERS = 6_000;
const DOCUMENT_CONNECTIONS = 16;
const ORDER_CONNECTIONS = 50;

/** Rounds of both in changing order, so that a slow moment of the machine affects both. */
async function compare(
  effort: Effort,
  sides: [Side, Side],
  shoot: (side: Side) => Promise<Loaded>,
): Promise<[Measured, Measured]> {
  const found: [Loaded & { cpu: number }, 0 | 1][] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    const order: (0 | 1)[] = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const which of order) {
      const side = sides[which];
      const before = processorSeconds(side.pid);
      const loaded = await shoot(side);
      if (loaded.failed > 0)
        throw new Error(
          `${loaded.failed} requests to the ${which === 0 ? 'product' : 'floor'} failed: ` +
            `${loaded.firstFailure}\n${side.words()}`,
        );
      found.push([
        {
          ...loaded,
          cpu: ((processorSeconds(side.pid) - before) * 1e6) / Math.max(1, loaded.done),
        },
        which,
      ]);
    }
  }
  const summary = (which: 0 | 1): Measured => {
    const own = found.filter(([, side]) => side === which).map(([loaded]) => loaded);
    const middle = (pick: (loaded: (typeof own)[number]) => number) => median(own.map(pick));
    return {
      perSecond: middle((one) => one.perSecond),
      p50: middle((one) => one.p50),
      p99: middle((one) => one.p99),
      cpuMicroseconds: middle((one) => one.cpu),
    };
  };
  return [summary(0), summary(1)];
}

function linesOf(
  what: string,
  [product, floor]: [Measured, Measured],
  least: number | null,
): Line[] {
  const ratio = product.perSecond / floor.perSecond;
  const latency = ({ p50, p99 }: Measured) => `${milliseconds(p50)} / ${milliseconds(p99)}`;
  return [
    {
      what: `${what} per second`,
      product: whole(product.perSecond),
      floor: whole(floor.perSecond),
      ratio: times(ratio),
      ...(least === null
        ? {}
        : { aim: { text: `at least ${fixed(least)}× of the floor`, met: ratio >= least } }),
    },
    { what: '  p50 / p99', product: latency(product), floor: latency(floor) },
    {
      what: '  processor time each',
      product: `${whole(product.cpuMicroseconds)} µs`,
      floor: `${whole(floor.cpuMicroseconds)} µs`,
    },
  ];
}

async function replies(effort: Effort, product: Product, floor: Floor): Promise<Line[]> {
  const { id } = await firstStore(product.port, BRAND_HOST);
  const headers = (port: number) => ({ host: `${BRAND_HOST}:${port}`, 'accept-encoding': 'gzip' });
  const shoot = (text: (port: number) => string, connections: number) => (side: Side) =>
    run({
      port: side.port,
      connections,
      seconds: effort.seconds,
      maximum: MAXIMUM_REQUESTS,
      request: () => text(side.port),
    });
  const document = (port: number) =>
    requestText('GET', '/delivery', { ...headers(port), accept: 'text/html' });
  const json = (port: number) =>
    requestText('POST', MENU_PATH, headers(port), JSON.stringify({ idEstabelecimento: id }));
  const sides: [Side, Side] = [product, floor];
  // The first request fills both caches.
  for (const side of sides)
    for (const text of [document, json])
      await run({
        port: side.port,
        connections: 1,
        seconds: 1,
        maximum: 200,
        request: () => text(side.port),
      });
  return [
    ...linesOf(
      'menu documents',
      await compare(effort, sides, shoot(document, DOCUMENT_CONNECTIONS)),
      null,
    ),
    ...linesOf(
      'menu JSON replies',
      await compare(effort, sides, shoot(json, DOCUMENT_CONNECTIONS)),
      0.5,
    ),
  ];
}

async function orders(effort: Effort, product: Product, floor: Floor): Promise<Line[]> {
  const { body, cookies } = await prepareOrders(product.port, ORDER_CONNECTIONS);
  const sides: [Side, Side] = [product, floor];
  const shoot =
    (connections: number, limits: { seconds: number; maximum: number }) => (side: Side) =>
      run({
        port: side.port,
        connections,
        ...limits,
        request: (connection) => {
          const headers = { host: `${BRAND_HOST}:${side.port}`, cookie: cookies[connection] ?? '' };
          return requestText(
            'POST',
            side.port === product.port ? ORDER_PATH : '/floor/order',
            headers,
            body(),
          );
        },
        refusal: orderRefusal,
      });
  const measured = { seconds: effort.seconds, maximum: MAXIMUM_ORDERS };
  for (const side of sides) await shoot(8, { seconds: 2, maximum: 200 })(side);
  return [
    ...linesOf('orders, 1 connection,', await compare(effort, sides, shoot(1, measured)), 0.7),
    ...linesOf(
      `orders, ${ORDER_CONNECTIONS} connections,`,
      await compare(effort, sides, shoot(ORDER_CONNECTIONS, measured)),
      0.9,
    ),
  ];
}

type GroupMemory = { own: Memory; database: Memory };

function memoryOfGroup({ pid, databasePid }: Product): GroupMemory | null {
  // The database may be a child of the product or not.
  const databasePids = withDescendants([databasePid]);
  const own = memoryOf(withDescendants([pid]).filter((one) => !databasePids.includes(one)));
  const database = memoryOf(databasePids);
  return own === null || database === null ? null : { own, database };
}

function memoryLines(moments: [string, GroupMemory | null][]): Line[] {
  const known = moments.flatMap(([what, memory]) => (memory === null ? [] : [{ what, ...memory }]));
  if (known.length === 0)
    return [{ what: 'memory', product: 'not measured: this machine has no /proc' }];
  return known.flatMap(({ what, own, database }) => [
    {
      what: `memory ${what}, PSS of all ${own.processes + database.processes} processes`,
      product: megabytes(own.pss + database.pss),
      aim: { text: 'under 350 MB', met: own.pss + database.pss < 350_000_000 },
    },
    {
      what: '  Node, PostgreSQL (RSS of all)',
      product:
        `${megabytes(own.pss)}, ${megabytes(database.pss)} ` +
        `(${megabytes(own.rss + database.rss)})`,
    },
  ]);
}

/** From the first request to the last byte of an uncached page. */
async function firstDocument(product: Product): Promise<number> {
  const began = performance.now();
  const { status } = await exchange({
    port: product.port,
    host: BRAND_HOST,
    path: '/delivery',
    headers: { 'accept-encoding': 'gzip' },
  });
  if (status !== 200) throw new Error(`the menu answered ${status}`);
  return performance.now() - began;
}

export async function measureServer(effort: Effort, dataDir: string): Promise<Line[]> {
  const first = await startProduct(dataDir);
  const firstPage = await firstDocument(first).finally(first.stop);
  const product = await startProduct(dataDir);
  try {
    const secondPage = await firstDocument(product);
    const startLines: Line[] = [
      {
        what: 'start-up, first (makes the database and the demo)',
        product: milliseconds(first.readyAfter),
      },
      { what: 'start-up, second', product: milliseconds(product.readyAfter) },
      {
        what: 'first menu document after each start',
        product: `${milliseconds(firstPage)}, ${milliseconds(secondPage)}`,
      },
    ];
    const idle = memoryOfGroup(product);
    const floor = await startFloor(product);
    const measured = await replies(effort, product, floor)
      .then(async (lines) => ({
        lines,
        memory: memoryOfGroup(product),
        orderLines: await orders(effort, product, floor),
      }))
      .finally(floor.stop);
    // The baseline's connections are closed and their memory is freed.
    await wait(1000);
    const moments: [string, GroupMemory | null][] = [
      ['after the start', idle],
      ['after the menus', measured.memory],
      ['after the orders', memoryOfGroup(product)],
    ];
    return [...measured.lines, ...measured.orderLines, ...memoryLines(moments), ...startLines];
  } finally {
    await product.stop();
  }
}
