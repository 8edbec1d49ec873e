// How much longer customers of a quiet brand wait while another brand of the same deployment takes
// 1,000 orders a minute, serves 3,000 products and imports them again and again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { exchange } from './exchange.ts';
import { quantile } from './load.ts';
import { fillMenu } from './many-products.ts';
import { BRAND_HOST, MENU_PATH, ORDER_PATH, orderRefusal, prepareOrders } from './orders.ts';
import { end, lastWords, type Product, startProduct } from './product.ts';
import { type Line, median, milliseconds, times, whole } from './report.ts';

const NOISY_HOST = 'mercado.localhost';
const ORDERS_A_MINUTE = 1000;
const PRODUCTS = 3000;
const MENU_EVERY_MS = 50;
const ORDER_EVERY_MS = 250;
/** Connections, caches and compiled code, not counted. */
const WARM_UP_MS = 2000;
const MOST = 1.1;

type Effort = { rounds: number; seconds: number };
type Waits = { menu: number[]; order: number[] };
type Kit = Awaited<ReturnType<typeof prepareOrders>>;

/** Requests begin at fixed moments, however long earlier ones take, and all of them count. */
async function waitsOf({ port }: Product, kit: Kit, seconds: number): Promise<Waits> {
  const waits: Waits = { menu: [], order: [] };
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<void>[] = [];
  const [cookie = ''] = kit.cookies;
  const ask = async (of: keyof Waits, path: string, body: string) => {
    const began = performance.now();
    const reply = await exchange({
      ...{ port, host: BRAND_HOST, path, method: 'POST', headers: { cookie }, body, agent },
    });
    waits[of].push(performance.now() - began);
    const refusal = of === 'order' ? orderRefusal(reply.body.toString()) : null;
    if (reply.status !== 200 || refusal !== null)
      throw new Error(`${path} answered ${reply.status} ${refusal ?? ''}`);
  };
  const until = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < until; turn += 1) {
    asked.push(ask('menu', MENU_PATH, JSON.stringify({ idEstabelecimento: kit.store })));
    if (turn % (ORDER_EVERY_MS / MENU_EVERY_MS) === 0)
      asked.push(ask('order', ORDER_PATH, kit.body()));
    await wait(MENU_EVERY_MS);
  }
  await Promise.all(asked);
  agent.destroy();
  return waits;
}

type Done = { orders: number; failed: number; visits: number; imports: number; why: string };

async function makeNoise(port: number): Promise<{ stop(): Promise<Done> }> {
  const child = spawn(
    process.execPath,
    ['bench/make-noise.ts', String(port), String(ORDERS_A_MINUTE), NOISY_HOST],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const words = lastWords(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  if (!said.startsWith('ready')) throw new Error(`The noise did not begin. ${words()}`);
  return {
    async stop() {
      await end(child);
      return JSON.parse(said.split('\n')[1] ?? '') as Done;
    },
  };
}

/** Open around the clock, with a menu that a large market has. */
async function fill({ databaseUrl }: Product): Promise<void> {
  await fillMenu(databaseUrl, NOISY_HOST, PRODUCTS);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update stores set horarios = (select s.horarios from stores s
         join brand_hosts b on b.brand_id = s.brand_id where b.host = $1 order by s.id limit 1)
       where brand_id = (select brand_id from brand_hosts where host = $2)`,
      [BRAND_HOST, NOISY_HOST],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

export async function measureNoise(effort: Effort, folder: string): Promise<Line[]> {
  const first = await startProduct(folder);
  await fill(first).finally(() => first.stop());
  const product = await startProduct(folder);
  try {
    const kit = await prepareOrders(product.port, 1);
    await waitsOf(product, kit, WARM_UP_MS / 1000);
    const alone: Waits[] = [];
    const beside: Waits[] = [];
    const noise: Done[] = [];
    for (let round = 0; round < effort.rounds; round += 1) {
      alone.push(await waitsOf(product, kit, effort.seconds));
      const { stop } = await makeNoise(product.port);
      await wait(WARM_UP_MS);
      beside.push(await waitsOf(product, kit, effort.seconds));
      noise.push(await stop());
    }
    const sum = (of: Exclude<keyof Done, 'why'>) =>
      noise.reduce((total, done) => total + done[of], 0);
    const why = noise.find((done) => done.why !== '')?.why ?? '';
    return [
      {
        what:
          `beside ${whole(sum('orders'))} orders, ${whole(sum('imports'))} imports, ` +
          `${whole(sum('visits'))} visits of a menu of ${whole(PRODUCTS)}`,
        product: why === '' ? '' : `${whole(sum('failed'))} failed: ${why}`,
      },
      ...linesOf('menu JSON', 'menu', beside, alone),
      ...linesOf('order', 'order', beside, alone),
    ];
  } finally {
    await product.stop();
  }
}

function linesOf(what: string, of: keyof Waits, beside: Waits[], alone: Waits[]): Line[] {
  return ([0.5, 0.95, 0.99] as const).map((share) => {
    const middle = (rounds: Waits[]) => median(rounds.map((round) => quantile(round[of], share)));
    const [there, here] = [middle(beside), middle(alone)];
    return {
      what: `  ${what} of another brand, p${share * 100}`,
      product: milliseconds(there),
      floor: milliseconds(here),
      ratio: times(there / here),
      aim: { text: `at most ${MOST}× of what it is alone`, met: there <= MOST * here },
    };
  });
}
