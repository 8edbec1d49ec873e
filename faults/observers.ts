// Observers during the faults: a prober of health, readers of the menu, one client that
// keeps its connection, and a board that listens.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi, exchange } from '../bench/exchange.ts';
import { MENU_PATH } from '../bench/orders.ts';
import { HEALTH_PATH, HOST } from './app.ts';

const HEALTH_EVERY_MS = 250;
const READ_EVERY_MS = 100;
const PROBE_LIMIT_MS = 10_000;
/** What the server tells browsers to wait before they open a stream again. */
const REOPEN_MS = 3_000;

/** `status`: of the reply, or the code of the failure. */
export type Probe = { at: number; took: number; status: string };
export type Observers = {
  probes: Probe[];
  menus: Map<string, number>;
  kept: { asked: number; failures: string[]; connections: number };
  board: { notified: number[]; opened: number };
  stop(): Promise<void>;
};

export async function startObservers(
  port: number,
  storeId: number,
  isUp: () => boolean,
): Promise<Observers> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);
  const probes: Probe[] = [];
  const menus = new Map<string, number>();
  const kept = { asked: 0, failures: [] as string[], connections: 0 };
  const board = { notified: [] as number[], opened: 0 };

  async function probe(): Promise<void> {
    const wasUp = isUp();
    const at = performance.now();
    const status = await exchange({ port, host: HOST, path: HEALTH_PATH, limit: PROBE_LIMIT_MS })
      .then((reply) => String(reply.status))
      .catch((error: Error) => ('code' in error ? String(error.code) : error.message));
    // A process that has exited does not answer.
    if (/^\d+$/.test(status) || (wasUp && isUp()))
      probes.push({ at, took: performance.now() - at, status });
  }
  async function health(): Promise<void> {
    const under: Promise<void>[] = [];
    while (!signal.aborted) {
      under.push(probe());
      await pause(HEALTH_EVERY_MS);
    }
    await Promise.all(under);
  }

  const menu = JSON.stringify({ idEstabelecimento: storeId });
  const readMenu = (agent: Agent | false) =>
    exchange({ port, host: HOST, path: MENU_PATH, method: 'POST', body: menu, agent });
  async function reader(): Promise<void> {
    while (!signal.aborted) {
      const what = await readMenu(false).then(
        ({ status }) => String(status),
        () => 'failed',
      );
      menus.set(what, (menus.get(what) ?? 0) + 1);
      await pause(READ_EVERY_MS);
    }
  }

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const createConnection = agent.createConnection.bind(agent);
  agent.createConnection = (...all) => {
    kept.connections++;
    return createConnection(...all);
  };
  async function keeper(): Promise<void> {
    while (!signal.aborted) {
      const wasUp = isUp();
      await readMenu(agent).then(
        () => kept.asked++,
        (error: Error) => wasUp && kept.failures.push(error.message),
      );
      await pause(READ_EVERY_MS);
    }
  }

  const { cookies } = await callApi({
    port,
    host: HOST,
    path: '/api/painel/Entrar',
    wire: { email: 'painel@demo.quitute.app', senha: 'quitute-demo' },
  });
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const headers = { host: `${HOST}:${port}`, cookie, accept: 'text/event-stream' };
  const listen = () =>
    new Promise<void>((over) => {
      const address = { host: '127.0.0.1', port, path: '/api/painel/Eventos', agent: false };
      const sent = request({ ...address, headers, signal }, (response) => {
        if (response.statusCode === 200) board.opened++;
        let isFirst = true;
        response.on('data', (chunk: Buffer) => {
          // The first one tells the present state.
          if (!isFirst && chunk.includes('event: board')) board.notified.push(performance.now());
          isFirst = false;
        });
        response.on('error', () => undefined);
        response.on('close', over);
      });
      sent.on('error', () => over());
      sent.end();
    });
  async function listener(): Promise<void> {
    while (!signal.aborted) {
      await listen();
      await pause(REOPEN_MS);
    }
  }

  const living = [health(), reader(), reader(), keeper(), listener()];
  return {
    probes,
    menus,
    kept,
    board,
    async stop() {
      stopping.abort();
      await Promise.all(living);
      agent.destroy();
    },
  };
}
