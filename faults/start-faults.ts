// Faults while the app starts: told to stop in the middle, or no usable database.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type App, createApp, type Ended } from './app.ts';
import { isAlive } from './database-faults.ts';
import type { Report } from './fault.ts';
import { withDirect } from './scene.ts';
import type { Target } from './target.ts';

const duringStart = 'SIGTERM during the start';
const withoutDatabase = 'starts that cannot succeed';
const STOP_LIMIT_MS = 10_000;
const REFUSAL_LIMIT_MS = 60_000;

const hasStack = (words: string) => /\n {4}at /.test(words);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function postmasterOf(dataDir: string): number {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

/** Resolves at the first sign of the database, or when the start is over. */
async function databaseSign({ env, proxy }: Target, ended: Promise<Ended>): Promise<void> {
  const folder = env.DATA_DIR ?? '';
  const before = proxy?.attempts() ?? 0;
  const isThere = () =>
    proxy === null
      ? existsSync(join(folder, 'postgres.unfinished')) || isAlive(postmasterOf(folder))
      : proxy.attempts() > before;
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && !isThere()) await wait(2);
}

async function stopWhileStarting(
  app: App,
  target: Target,
  what: string,
  moment: (ended: Promise<Ended>) => Promise<unknown>,
) {
  const dataDir = target.env.DATA_DIR ?? '';
  // Left by the start before.
  rmSync(join(dataDir, 'postgres.unfinished'), { recursive: true, force: true });
  const { child, ended } = app.launch();
  await moment(ended);
  const asked = performance.now();
  child.kill('SIGTERM');
  const { code, signal, words } = await ended;
  const took = performance.now() - asked;
  const left =
    target.kind === 'embedded'
      ? isAlive(postmasterOf(dataDir))
      : await withDirect({ target }, async (client) => {
          const own = "select 1 from pg_stat_activity where application_name like 'quitute%'";
          for (let look = 0; look < 20; look++) {
            if ((await client.query(own)).rowCount === 0) return false;
            await wait(50);
          }
          return true;
        });
  return {
    fact: `${what}: ${code ?? signal} after ${seconds(took)}`,
    wrong: [
      // Before its first line runs, the signal itself ends it.
      ...(code === 0 || signal === 'SIGTERM'
        ? []
        : [`${what}: ended with ${code ?? signal}: ${words}`]),
      ...(took > STOP_LIMIT_MS ? [`${what}: the stop took ${seconds(took)}`] : []),
      ...(left ? [`${what}: a database or a connection was left`] : []),
      ...(hasStack(words) ? [`${what}: a stack: ${words}`] : []),
    ],
  };
}

/** SIGTERM at many moments of a start; the next start must be well. */
async function stopsDuringStart(target: Target): Promise<Report> {
  const app = await createApp(() => target.env);
  const found: Awaited<ReturnType<typeof stopWhileStarting>>[] = [];
  const load = loadavg()[0] ?? 0;
  const stopAt = async (what: string, ms: number) =>
    found.push(
      await stopWhileStarting(
        app,
        target,
        `${what}, ${ms} ms after the database`,
        async (ended) => {
          await databaseSign(target, ended);
          await wait(ms);
        },
      ),
    );
  for (const ms of [0, 100, 300, 700, 1_500, 3_000]) await stopAt('first start', ms);
  await app.start();
  await app.end('SIGTERM');
  for (const ms of [0, 30, 80, 150, 300, 600, 1_200]) await stopAt('later start', ms);
  await app.start();
  await app.end('SIGTERM');
  return {
    name: duringStart,
    load: load.toFixed(1),
    facts: found.map(({ fact }) => fact),
    wrong: [...found.flatMap(({ wrong }) => wrong), ...app.surprises.map(({ words }) => words)],
  };
}

export async function refusedStart(what: string, env: Record<string, string>) {
  const app = await createApp(() => env);
  const began = performance.now();
  const { ended, child } = app.launch();
  const hard = setTimeout(() => child.kill('SIGKILL'), REFUSAL_LIMIT_MS);
  const { code, signal, words } = await ended;
  clearTimeout(hard);
  return {
    fact: `${what}: ${code ?? signal} after ${seconds(performance.now() - began)}: ${words.trim()}`,
    wrong: [
      ...(code === 1 ? [] : [`${what}: ended with ${code ?? signal}`]),
      ...(hasStack(words) || words.trim() === '' ? [`${what}: no sentence: ${words}`] : []),
      ...(words.includes('segredo') ? [`${what}: shows the password`] : []),
    ],
  };
}

/** Each start must end with a sentence. */
async function startsWithoutDatabase(target: Target): Promise<Report> {
  const load = loadavg()[0] ?? 0;
  const found = [];
  const { proxy, env } = target;
  if (proxy !== null) {
    const at = new URL(proxy.url);
    at.password = 'segredo';
    const like = (change: (url: URL) => void) => {
      const url = new URL(at);
      change(url);
      return { ...env, DATABASE_URL: url.href };
    };
    proxy.mode = 'silent';
    found.push(
      await refusedStart(
        'silent database',
        like(() => undefined),
      ),
    );
    proxy.mode = 'refuse';
    found.push(
      await refusedStart(
        'connections reset',
        like(() => undefined),
      ),
    );
    proxy.mode = 'pass';
    found.push(
      await refusedStart(
        'no such port',
        like((url) => {
          url.port = '1';
        }),
      ),
    );
    found.push(
      await refusedStart(
        'no such host',
        like((url) => {
          url.hostname = 'nowhere.invalid';
        }),
      ),
    );
    found.push(
      await refusedStart(
        'no such database',
        like((url) => {
          url.pathname = '/nowhere';
        }),
      ),
    );
    found.push(
      await refusedStart(
        'no such user',
        like((url) => {
          url.username = 'nobody';
        }),
      ),
    );
  }
  found.push(
    await refusedStart('a data folder that is a file', {
      DATA_DIR: '/proc/version',
      DATABASE_URL: '',
    }),
    await refusedStart('a data folder that is read-only', {
      DATA_DIR: '/sys/quitute',
      DATABASE_URL: '',
    }),
  );
  return {
    name: withoutDatabase,
    load: load.toFixed(1),
    facts: found.map(({ fact }) => fact),
    wrong: found.flatMap(({ wrong }) => wrong),
  };
}

export const startChecks = [
  { name: duringStart, run: stopsDuringStart },
  { name: withoutDatabase, run: startsWithoutDatabase },
];
