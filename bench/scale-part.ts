// What staff and customers wait for in a large brand: every call that reads, with the demo's data
// and after a menu of 1,000 products, years of orders, a day with 5,000, and many customers.

import pg from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import { machineNow } from '#server/clock.ts';
import { startEmbeddedPostgres } from '#server/database/embedded.ts';
import { readEnv } from '#server/env.ts';
import { storesToSum } from '#server/figures/sum-up.ts';
import {
  brandsToFill as brandsOfCustomers,
  fillCustomerSearch,
} from '#server/jobs/fill-customer-search.ts';
import { brandsToFill, fillOrderSearch } from '#server/jobs/fill-order-search.ts';
import { sumFigures } from '#server/jobs/sum-figures.ts';
import { createMain } from '#server/main.ts';
import { openServices } from '#server/services.ts';
import { fillToday, writeManyOrders } from './many-orders.ts';
import { fillMenu } from './many-products.ts';
import { besideLess, type Line, type Taken, whole } from './report.ts';

const ROUNDS = 9;
const HOST = 'pizzaria.localhost';
const PRODUCTS = 1000;
const ORDERS_TODAY = 5000;

type Call = { what: string; path: string; method: 'GET' | 'POST'; body?: unknown };

const month = { primeiroDia: dayBefore(30), ultimoDia: dayBefore(0) };

/** Beside the calls without input: the searches, the filters and the menu. */
const withInput: readonly Call[] = [
  ...[
    { of: 'first page', body: {} },
    { of: 'by number', body: { busca: '123' } },
    { of: 'by phone', body: { busca: '11977771280' } },
    { of: 'by name', body: { busca: 'conceicao' } },
    { of: 'by product', body: { busca: 'margherita' } },
    { of: 'by what nobody has', body: { busca: 'ninguem assim' } },
    { of: 'by part of a phone', body: { busca: '777712' } },
    { of: 'by a number nobody has', body: { busca: '98765' } },
    { of: 'a month, cancelled', body: { ...month, situacao: 'cancelados' } },
    { of: 'by value', body: { valorMinimo: 9_000 } },
    { of: 'to collect', body: { pagamento: 'cobrar' } },
  ].map(({ of, body }): Call => {
    const { method, path } = endpoints.storeOrders;
    return { what: `storeOrders, ${of}`, path, method, body };
  }),
  { what: 'people, by name', path: '/painel/Clientes?busca=conceicao', method: 'GET' },
  { what: 'people, by phone', path: '/painel/Clientes?busca=97777', method: 'GET' },
  {
    what: 'figures, 30 days',
    path: `/painel/Numeros?${new URLSearchParams(month)}`,
    method: 'GET',
  },
  {
    what: 'menu',
    path: endpoints.menu.path,
    method: endpoints.menu.method,
    body: { idEstabelecimento: 1 },
  },
];

const withoutInput: readonly Call[] = Object.entries(endpoints).flatMap(([what, one]) =>
  one.method === 'GET' && one.access === 'staff' && !one.path.includes(':')
    ? [{ what, path: one.path, method: 'GET' as const }]
    : [],
);

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** On a server of its own, so that nothing is cached; null: it refused or ran out of time. */
async function timeCalls(url: string, summed: boolean): Promise<Map<string, Taken | null>> {
  const { services, close } = await openServices(
    readEnv({ DATABASE_URL: url, LOG_LEVEL: 'error', SECRET: 'k'.repeat(32) }),
    url,
    machineNow,
  );
  try {
    // Not with the demo's data: orders that are written into summed days are counted one by one.
    while (summed && (await storesToSum(services.db, services.now())).length > 0)
      await sumFigures(services);
    while ((await brandsToFill(services.db)).length > 0) await fillOrderSearch(services);
    while ((await brandsOfCustomers(services.db)).length > 0) await fillCustomerSearch(services);
    const main = createMain(services, { loadBuild: null, development: false });
    const fetch = (path: string, init: RequestInit = {}) =>
      main.fetch(new Request(`http://${HOST}/api${path}`, init), {
        connection: { address: '127.0.0.1' },
      });
    const json = { 'content-type': 'application/json' };
    const signedIn = await fetch(endpoints.staffSignIn.path, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'painel@demo.quitute.app', senha: 'quitute-demo' }),
    });
    const cookies = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
    const cookie = cookies.join('; ');
    const found = new Map<string, Taken | null>();
    for (const { what, path, method, body } of [...withoutInput, ...withInput]) {
      const init: RequestInit = {
        method,
        headers: { ...json, cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      let taken: Taken | null = { ms: Number.POSITIVE_INFINITY, bytes: 0 };
      for (let round = 0; round < ROUNDS && taken !== null; round += 1) {
        const began = performance.now();
        const reply = await fetch(path, init);
        const text = await reply.text();
        const ms = Math.min(taken.ms, performance.now() - began);
        const { codErro } = JSON.parse(text) as { codErro?: number };
        const failed = !reply.ok || (codErro ?? 0) !== 0;
        taken = failed ? null : { ms, bytes: Buffer.byteLength(text) };
      }
      found.set(what, taken);
    }
    return found;
  } finally {
    await close();
  }
}

async function fill(url: string, orders: number, customers: number): Promise<void> {
  await fillMenu(url, HOST, PRODUCTS);
  const pool = new pg.Pool({ connectionString: url });
  try {
    await writeManyOrders(pool, orders, customers);
    await fillToday(pool, ORDERS_TODAY);
  } finally {
    await pool.end();
  }
}

export async function measureScale(
  { orders, customers }: { orders: number; customers: number },
  folder: string,
): Promise<Line[]> {
  const database = await startEmbeddedPostgres(folder);
  try {
    const small = await timeCalls(database.url, false);
    await fill(database.url, orders, customers);
    const large = await timeCalls(database.url, true);
    return [
      {
        what: `${whole(orders)} orders, ${whole(customers)} customers, beside the demo's data`,
        product: '',
      },
      ...[...large].flatMap(([what, taken]): Line[] => {
        const before = small.get(what);
        // It needs something that the demo does not have.
        if (before == null) return [];
        if (taken === null) return [{ what: `  ${what}`, product: 'failed' }];
        return [besideLess(what, taken, before)];
      }),
    ];
  } finally {
    await database.stop();
  }
}
