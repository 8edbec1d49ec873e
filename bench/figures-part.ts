// The console's figures on many orders: a day, a month and a year, each beside a bare count of the
// same rows.
import { machineNow } from '#server/clock.ts';
import { startEmbeddedPostgres } from '#server/database/embedded.ts';
import { readEnv } from '#server/env.ts';
import { storesToSum } from '#server/figures/sum-up.ts';
import { sumFigures } from '#server/jobs/sum-figures.ts';
import { createMain } from '#server/main.ts';
import { openServices } from '#server/services.ts';
import { writeManyOrders } from './many-orders.ts';
import { type Line, median, milliseconds, times, whole } from './report.ts';

const ROUNDS = 5;
const HOST = 'pizzaria.localhost';

export async function measureFigures(effort: { orders: number }, folder: string): Promise<Line[]> {
  const database = await startEmbeddedPostgres(folder);
  const { services, close } = await openServices(
    readEnv({ DATABASE_URL: database.url, LOG_LEVEL: 'error', SECRET: 'k'.repeat(32) }),
    database.url,
    machineNow,
  );
  try {
    const pool = services.db.$client;
    await writeManyOrders(pool, effort.orders);
    const began = performance.now();
    while ((await storesToSum(services.db, services.now())).length > 0) await sumFigures(services);
    const summing = performance.now() - began;
    const main = createMain(services, { loadBuild: null, development: false });
    const fetch = (path: string, init: RequestInit = {}) =>
      main.fetch(new Request(`http://${HOST}/api${path}`, init), {
        connection: { address: '127.0.0.1' },
      });
    const signIn = JSON.stringify({ email: 'painel@demo.quitute.app', senha: 'quitute-demo' });
    const signedIn = await fetch('/painel/Entrar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: signIn,
    });
    const cookies = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
    const cookie = cookies.join('; ');
    const dayBefore = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const timed = async (work: () => Promise<unknown>) => {
      const found: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const began = performance.now();
        await work();
        found.push(performance.now() - began);
      }
      return median(found);
    };
    const lineOf = async (what: string, days: number): Promise<Line> => {
      const product = await timed(async () => {
        const reply = await fetch(
          `/painel/Numeros?primeiroDia=${dayBefore(days)}&ultimoDia=${dayBefore(0)}`,
          { headers: { cookie } },
        );
        const { quantidadePedidos } = (await reply.json()) as { quantidadePedidos?: number };
        if (!quantidadePedidos) throw new Error('the figures have no orders');
      });
      const floor = await timed(() =>
        pool.query(
          'select count(*), sum(valor_total) from orders where brand_id = 1 and created_at >= $1',
          [dayBefore(days)],
        ),
      );
      return {
        what,
        product: milliseconds(product),
        floor: milliseconds(floor),
        ratio: times(product / floor),
      };
    };
    return [
      {
        what: `Summing up ${whole(effort.orders)} orders of two years, once`,
        product: milliseconds(summing),
      },
      await lineOf('Figures of today and yesterday', 1),
      await lineOf('  of 30 days', 30),
      await lineOf('  of a year', 365),
    ];
  } finally {
    await close();
    await database.stop();
  }
}
