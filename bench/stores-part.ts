// A chain of 200 stores beside one store with the same menu: what customers and editors wait for.
import pg from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import { machineNow } from '#server/clock.ts';
import { startEmbeddedPostgres } from '#server/database/embedded.ts';
import { readEnv } from '#server/env.ts';
import { createMain } from '#server/main.ts';
import { openServices } from '#server/services.ts';
import { fillMenu } from './many-products.ts';
import { fillStores } from './many-stores.ts';
import { besideLess, type Line, type Taken, whole } from './report.ts';

const HOST = 'mercado.localhost';
const PRODUCTS = 300;
const ROUNDS = 15;

type Named = keyof typeof endpoints;

async function timeStores(url: string): Promise<Map<string, Taken>> {
  const { services, close } = await openServices(
    readEnv({ DATABASE_URL: url, LOG_LEVEL: 'error', SECRET: 'k'.repeat(32) }),
    url,
    machineNow,
  );
  try {
    const main = createMain(services, { loadBuild: null, development: false });
    let cookie = '';
    const call = async (name: Named, input: Record<string, unknown> = {}) => {
      const { method, path } = endpoints[name];
      const query = new URLSearchParams(
        Object.entries(input).map(([key, value]) => [key, String(value)]),
      );
      const isRead = method === 'GET';
      const init: RequestInit = {
        method,
        headers: { 'content-type': 'application/json', cookie },
        ...(isRead ? {} : { body: JSON.stringify(input) }),
      };
      const address = `http://${HOST}/api${path}${isRead ? `?${query}` : ''}`;
      const reply = await main.fetch(new Request(address, init), {
        connection: { address: '127.0.0.1' },
      });
      const text = await reply.text();
      const body = JSON.parse(text) as { codErro?: number; mensagem?: string };
      if (!reply.ok || (body.codErro ?? 0) !== 0) throw new Error(`${name}: ${body.mensagem}`);
      return { headers: reply.headers, bytes: Buffer.byteLength(text) };
    };
    const signedIn = await call('staffSignIn', {
      email: 'painel@demo.quitute.app',
      senha: 'quitute-demo',
    });
    cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const { rows: stores } = await services.db.$client.query<{ id: string }>(
      `select s.id from stores s join brand_hosts b on b.brand_id = s.brand_id
       where b.host = $1 order by s.id`,
      [HOST],
    );
    const { rows: products } = await services.db.$client.query<{ id: string }>(
      `select p.id from products p join brand_hosts b on b.brand_id = p.brand_id
       where b.host = $1 and p.archived_at is null order by p.id`,
      [HOST],
    );
    const storeAt = (round: number) => Number(stores[round % stores.length]?.id);
    const product = Number(products[0]?.id);
    const found = new Map<string, Taken>();
    const time = async (what: string, work: (round: number) => Promise<{ bytes: number }>) => {
      const taken: Taken = { ms: Number.POSITIVE_INFINITY, bytes: 0 };
      for (let round = 0; round < ROUNDS; round++) {
        const began = performance.now();
        taken.bytes = (await work(round)).bytes;
        taken.ms = Math.min(taken.ms, performance.now() - began);
      }
      found.set(what, taken);
    };
    const menu = (store: number) => call('menu', { idEstabelecimento: store });
    await menu(storeAt(0));
    await time('menu, from memory', () => menu(storeAt(0)));
    await time('editor’s menu', () => call('staffMenu'));
    await time('what a store has of its own', (round) =>
      call('storeProducts', { idEstabelecimento: storeAt(round) }),
    );
    await time('a product in its stores', () => call('storeProducts', { idProduto: product }));
    await time('sold out here, and the menu then', async (round) => {
      await call('setAvailability', {
        id: product,
        idEstabelecimento: storeAt(0),
        esgotado: round % 2 === 0,
      });
      return menu(storeAt(0));
    });
    await time('a price of one store, and the menu then', async () => {
      await call('changeInStores', {
        idEstabelecimentos: [storeAt(0)],
        produtos: [{ id: product, visivel: null }],
      });
      return menu(storeAt(0));
    });
    await time('printed menu', () => call('printedMenu', { idEstabelecimento: storeAt(0) }));
    await time('menu as CSV', () => call('exportMenu', { formato: 'csv' }));
    return found;
  } finally {
    await close();
  }
}

export async function measureStores(count: number, folder: string): Promise<Line[]> {
  const database = await startEmbeddedPostgres(folder);
  try {
    // Opened once: it makes the tables and the demo.
    await timeStores(database.url);
    await fillMenu(database.url, HOST, PRODUCTS);
    const one = await timeStores(database.url);
    await fillStores(database.url, HOST, count);
    const pool = new pg.Pool({ connectionString: database.url });
    await pool.query('analyze');
    await pool.end();
    const many = await timeStores(database.url);
    return [
      { what: `${whole(count)} stores, ${PRODUCTS} products, beside one store`, product: '' },
      ...[...many].flatMap(([what, taken]): Line[] => {
        const before = one.get(what);
        return before === undefined ? [] : [besideLess(what, taken, before)];
      }),
    ];
  } finally {
    await database.stop();
  }
}
