// A brand on its busiest night, in a process of its own: orders that come at a fixed pace, visitors
// of a large menu, and staff who import that menu again and again. Ends with SIGTERM, after a line
// of what it has done.
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { callApi, exchange } from './exchange.ts';
import { MENU_PATH, ORDER_PATH, orderRefusal, prepareOrders } from './orders.ts';

const [port = 0, perMinute = 0] = process.argv.slice(2, 4).map(Number);
const host = process.argv[4] ?? '';
const DEVICES = 20;
const VISITS_A_SECOND = 10;
/** A file has no more. */
const MOST_PRODUCTS = 3000;
/** What staff need at least to choose a file again. */
const PAUSE_MS = 500;

const done = { orders: 0, failed: 0, visits: 0, imports: 0, why: '' };
const agent = new Agent({ keepAlive: true });
const kit = await prepareOrders(port, DEVICES, host);

const failed = (error: unknown) => {
  done.failed += 1;
  done.why = String(error).slice(0, 200);
};

function every(milliseconds: number, act: () => Promise<void>): void {
  setInterval(() => act().catch(failed), milliseconds);
}

let turn = 0;
every(60_000 / perMinute, async () => {
  turn += 1;
  const cookie = kit.cookies[turn % DEVICES] ?? '';
  const headers = { cookie };
  const body = kit.body();
  const reply = await exchange({
    ...{ port, host, path: ORDER_PATH, method: 'POST', headers, body, agent },
  });
  const refusal = orderRefusal(reply.body.toString());
  if (refusal !== null) throw new Error(refusal);
  done.orders += 1;
});
every(1000 / VISITS_A_SECOND, async () => {
  await callApi({ port, host, path: MENU_PATH, wire: { idEstabelecimento: kit.store }, agent });
  done.visits += 1;
});

async function importAgain(): Promise<never> {
  const { cookies } = await callApi({
    ...{ port, host, path: `/api${endpoints.staffSignIn.path}` },
    wire: { email: 'painel@demo.quitute.app', senha: 'quitute-demo' },
  });
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const { value } = await callApi<{ conteudo: string }>({
    ...{ port, host, path: `/api${endpoints.exportMenu.path}?formato=csv` },
    headers: { cookie },
  });
  const file = value.conteudo
    .split('\r\n')
    .slice(0, MOST_PRODUCTS + 1)
    .join('\r\n');
  for (let round = 0; ; round += 1) {
    // Each import changes the price of every product that fillMenu has copied; the one that is
    // ordered is not among them.
    const conteudo = file.replace(
      /(?<=n\.º \d+;[^\n]*;\d+,)\d\d(?=;)/g,
      () => `${10 + (round % 80)}`,
    );
    const wire = { conteudo, arquivo: 'cardapio.csv', simular: round % 2 === 1 };
    await callApi({
      ...{ port, host, path: `/api${endpoints.importMenu.path}`, headers: { cookie } },
      ...{ wire, limit: 120_000 },
    });
    done.imports += 1;
    await wait(PAUSE_MS);
  }
}

process.on('SIGTERM', () => {
  console.log(JSON.stringify(done));
  process.exit(0);
});
console.log('ready');
importAgain().catch(failed);
