// Orders under load: a customer's history in a brand with 100,000 orders, and 2,000 open order
// pages.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { callApi } from './exchange.ts';
import { heldMemory } from './heap.ts';
import { type Loaded, quantile, requestText, run } from './load.ts';
import { memoryOf, withDescendants } from './memory.ts';
import { type OrderStream, openPage } from './order-stream.ts';
import { BRAND_HOST, prepareOrders } from './orders.ts';
import { type Product, startProduct } from './product.ts';
import { type Line, megabytes, milliseconds, times, whole } from './report.ts';

export type LifeEffort = { orders: number; pages: number; seconds: number };

const HISTORY = '/api/cliente/BuscarPedidosCliente';
const NEWEST = '/api/cliente/BuscarUltimoPedidoCliente';
const OWN_ORDERS = 300;
/** Orders that move while watched; each has as many pages as needed. */
const MOVING = 100;
const ACCEPTED = 3;
/** In production, ready, fetched. */
const MOVES = [4, 6, 8];

type Followed = { id: number; key: string };

/** Copies of the existing order with its history: the customer's own, then those of others. */
async function copyOrders(
  db: pg.Client,
  template: number,
  count: number,
  own: boolean,
): Promise<void> {
  const { rows } = await db.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'orders'
      and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
  );
  const values: Record<string, string> = {
    chave_idempotencia: `'bench ${own} ' || n`,
    chave_acompanhamento: `'bench ${own} ' || n`,
    numero: 'n',
    session_id: own ? 'o.session_id' : '(select min(id) from bench_sessions) + n % 1000',
    customer_id: own ? 'o.customer_id' : 'null',
    status: own ? '8' : `case when n <= ${MOVING} then ${ACCEPTED} else 8 end`,
    finished_at: own ? 'now()' : `case when n <= ${MOVING} then null else now() end`,
  };
  const names = rows.map(({ column_name }) => `"${column_name}"`);
  const from = rows.map(({ column_name }) => values[column_name] ?? `o."${column_name}"`);
  await db.query(
    `insert into orders (${names.join()}) select ${from.join()}
      from orders o, generate_series(1, ${count}) as n where o.id = ${template}`,
  );
  await db.query(`insert into order_events (brand_id, order_id, status, actor, at)
    select brand_id, id, step, 'staff', now() from orders, unnest(array[2, 3, 5, 8]) as step
    where chave_acompanhamento like 'bench ${own} %'`);
}

async function makeSessions(db: pg.Client, template: number): Promise<void> {
  await db.query(`create temporary table bench_sessions as with made as (
    insert into sessions (brand_id, token_hash, created_at, last_seen_at, expires_at)
    select brand_id, 'bench ' || n, now(), now(), now() + interval '1 day'
    from orders, generate_series(1, 1000) as n where id = ${template} returning id) select id
    from made`);
}

/** How long a page of the history takes. */
async function history(
  product: Product,
  cookie: string,
  path: string,
  seconds: number,
): Promise<Loaded> {
  const headers = { host: `${BRAND_HOST}:${product.port}`, cookie };
  const body = JSON.stringify(path === HISTORY ? { quantidade: 20 } : {});
  const shoot = (limit: number) =>
    run({
      port: product.port,
      connections: 1,
      seconds: limit,
      maximum: 5000,
      request: () => requestText('POST', path, headers, body),
      refusal: refusedHistory,
    });
  await shoot(0.5);
  const loaded = await shoot(seconds);
  if (loaded.failed > 0) throw new Error(`${path}: ${loaded.firstFailure}\n${product.words()}`);
  return loaded;
}

const refusedHistory = (body: string) =>
  /"(pedidos|numero)":/.test(body) ? null : body.slice(0, 200);

const nodeMemory = ({ pid, databasePid }: Product) => {
  const database = withDescendants([databasePid]);
  return memoryOf(withDescendants([pid]).filter((one) => !database.includes(one)))?.pss ?? 0;
};

const cookieOf = (lines: readonly string[]): string =>
  lines.map((line) => line.split(';')[0]).join('; ');

async function signInStaff(product: Product): Promise<string> {
  const { cookies } = await callApi({
    port: product.port,
    host: BRAND_HOST,
    path: '/api/painel/Entrar',
    wire: { email: 'painel@demo.quitute.app', senha: 'quitute-demo' },
  });
  return cookieOf(cookies);
}

/** Pages of the orders in production, a few at a time. */
async function openPages(
  port: number,
  followed: readonly Followed[],
  pages: number,
): Promise<OrderStream[]> {
  const streams: OrderStream[] = [];
  for (let at = 0; at < pages; at += 50) {
    const some = Array.from(
      { length: Math.min(50, pages - at) },
      (_, index) => followed[(at + index) % followed.length] as Followed,
    );
    streams.push(
      ...(await Promise.all(some.map(({ id, key }) => openPage(port, BRAND_HOST, id, key)))),
    );
  }
  return streams;
}

/** Groups that connect, receive one move and leave: shows whether memory leaks. */
async function listen(product: Product, db: pg.Client, pages: number): Promise<Line[]> {
  const { rows } = await db.query<Followed>(
    `select id, chave_acompanhamento as key from orders
      where chave_acompanhamento like 'bench false %' and finished_at is null order by id`,
  );
  const cookie = await signInStaff(product);
  const memory = [nodeMemory(product)];
  const held = [await heldMemory(product)];
  const delays: number[] = [];
  for (const [index, status] of MOVES.entries()) {
    const statusAtual = MOVES[index - 1] ?? ACCEPTED;
    const streams = await openPages(product.port, rows, pages);
    memory.push(nodeMemory(product));
    for (const { id } of rows) {
      const began = performance.now();
      const told = streams
        .filter((one) => one.order === id)
        .map(async (one) => delays.push((await one.told(status)) - began));
      await callApi({
        port: product.port,
        host: BRAND_HOST,
        path: '/api/painel/MoverPedido',
        headers: { cookie },
        wire: { id, statusAtual, status },
      });
      await Promise.all(told);
    }
    for (const one of streams) one.close();
    await wait(5_000);
    held.push(await heldMemory(product));
  }
  memory.push(nodeMemory(product));
  const [, first = 0] = held;
  const last = held.at(-1) ?? 0;
  const slowest = Math.max(...delays);
  const all = pages * MOVES.length;
  return [
    {
      what:
        `${whole(pages)} open order pages, ${MOVES.length} times: pages that heard of their ` +
        'order’s move',
      product: `${whole(delays.length)} of ${whole(all)}`,
    },
    {
      what: '  from the move to the page, p50 / p99 / slowest',
      product:
        `${milliseconds(quantile(delays, 0.5))} / ${milliseconds(quantile(delays, 0.99))} / ` +
        `${milliseconds(slowest)}`,
      aim: { text: 'under a second', met: delays.length === all && slowest < 1000 },
    },
    {
      what: '  Node’s memory (PSS) before, with each crowd, after the last',
      product: memory.map(megabytes).join(', '),
    },
    {
      what: '  what Node holds after collecting, before and after each crowd',
      product: held.map(megabytes).join(', '),
      aim: { text: 'the third leaves nothing that the first did not', met: last <= first * 1.05 },
    },
  ];
}

export async function measureOrderLife(
  { orders, pages, seconds }: LifeEffort,
  dataDir: string,
): Promise<Line[]> {
  const product = await startProduct(dataDir);
  const db = new pg.Client({ connectionString: product.databaseUrl });
  await db.connect();
  try {
    const { cookies } = await prepareOrders(product.port, 1);
    // Signing in adopts the device's order.
    const wire = { identificador: 'cliente@demo.quitute.app', senha: 'quitute-demo' };
    const signedIn = await callApi({
      port: product.port,
      host: BRAND_HOST,
      path: '/api/quitute/oauth/Autenticar_V2',
      headers: { cookie: cookies[0] ?? '' },
      wire,
    });
    const cookie = cookieOf(signedIn.cookies);
    const { rows } = await db.query<{ id: number }>('select max(id) as id from orders');
    const template = rows[0]?.id ?? 0;
    await copyOrders(db, template, OWN_ORDERS, true);
    await db.query('analyze');
    const small = [
      await history(product, cookie, HISTORY, seconds),
      await history(product, cookie, NEWEST, seconds),
    ];
    await makeSessions(db, template);
    await copyOrders(db, template, orders, false);
    await db.query('analyze');
    const large = [
      await history(product, cookie, HISTORY, seconds),
      await history(product, cookie, NEWEST, seconds),
    ];
    const names = [
      `history, 20 of ${OWN_ORDERS} own orders among ${whole(orders)}`,
      `newest of ${OWN_ORDERS} own orders among ${whole(orders)}`,
    ];
    const lines = names.flatMap((what, index): Line[] => {
      const [before, after] = [small[index], large[index]];
      if (before === undefined || after === undefined) return [];
      const ratio = after.p50 / before.p50;
      return [
        {
          what: `${what}, p50 / p99`,
          product: `${milliseconds(after.p50)} / ${milliseconds(after.p99)}`,
          floor: `${milliseconds(before.p50)} / ${milliseconds(before.p99)}`,
          ratio: times(ratio),
          aim: { text: 'at most 1.5× of the brand without the others', met: ratio <= 1.5 },
        },
      ];
    });
    return [...lines, ...(await listen(product, db, pages))];
  } finally {
    await db.end();
    await product.stop();
  }
}
