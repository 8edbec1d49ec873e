// The built product under faults: a process that is started, stopped and killed on the same port.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#test/set-up/free-port.ts';
import { exchange } from '../bench/exchange.ts';
import { nodeFlags } from '../scripts/node-flags.mjs';
import { root } from '../scripts/project.mjs';

/** Six seconds of a processor, which a busy machine may not have for minutes. */
const START_LIMIT_MS = 240_000;
export const HOST = 'pizzaria.localhost';
export const HEALTH_PATH = '/api/health';

/** How a process ended and the end of its output. */
export type Ended = { code: number | null; signal: NodeJS.Signals | null; words: string };

export type App = {
  port: number;
  /** Where its code is: starts after a change run another version. */
  folder: string;
  /** Resolves once it is healthy. */
  start(): Promise<void>;
  /** Starts it without waiting. */
  launch(): { child: ChildProcess; ended: Promise<Ended> };
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ended>;
  isUp(): boolean;
  /** Exits that were not requested. */
  surprises: Ended[];
  words(): string;
};

/** `secret`: the same for every start and process, or sessions would end. */
export async function createApp(
  env: () => Record<string, string>,
  secret = randomBytes(32).toString('base64'),
): Promise<App> {
  const port = await freePort();
  const surprises: Ended[] = [];
  let running: ReturnType<typeof launch> | null = null;
  let asked = false;
  let text = '';

  function launch() {
    const child = spawn(process.execPath, [...nodeFlags, 'server/start.ts'], {
      cwd: app.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: '',
        API_BASE: '',
        SECRET: secret,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'error',
        ORDER_LIMIT: '9999999',
        ...env(),
      },
    });
    text = '';
    const onOutput = (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    const ended = once(child, 'close').then(
      ([code, signal]): Ended => ({ code, signal, words: text }),
    );
    return { child, ended };
  }

  const app: App = {
    port,
    folder: root,
    surprises,
    launch,
    words: () => text,
    isUp: () => running !== null,
    async start() {
      const mine = launch();
      const began = performance.now();
      asked = false;
      void mine.ended.then((end) => {
        running = null;
        if (!asked) surprises.push(end);
      });
      while (!(await isHealthy(port))) {
        const isOver = mine.child.exitCode !== null || mine.child.signalCode !== null;
        if (isOver || performance.now() - began > START_LIMIT_MS) {
          asked = true;
          mine.child.kill('SIGKILL');
          throw new Error(`The product did not start. ${text}`);
        }
        await wait(20);
      }
      running = mine;
    },
    async end(signal) {
      if (running === null) return { code: null, signal: null, words: text };
      asked = true;
      const { child, ended } = running;
      child.kill(signal);
      return ended;
    },
  };
  return app;
}

const isHealthy = (port: number) =>
  exchange({ port, host: HOST, path: HEALTH_PATH, limit: 3_000 }).then(
    ({ status }) => status === 200,
    () => false,
  );
