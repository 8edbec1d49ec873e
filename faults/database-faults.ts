// Faults of the database and of the way to it.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { withDescendants } from '../bench/memory.ts';
import type { Fault } from './fault.ts';
import { type Scene, withDirect } from './scene.ts';

const APP = "application_name like 'quitute%'";

export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Signals the database and waits until it and its children have gone. */
export async function endDatabase({ target }: Scene, signal: NodeJS.Signals): Promise<void> {
  const master = target.postmaster();
  const all = withDescendants([master]);
  process.kill(master, signal);
  while (all.some(isAlive)) await wait(5);
}

async function pauseProcesses({ target }: Scene, ms: number): Promise<void> {
  const master = target.postmaster();
  process.kill(master, 'SIGSTOP');
  const all = withDescendants([master]);
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  await wait(ms);
  for (const pid of all.toReversed()) process.kill(pid, 'SIGCONT');
}

async function network({ target: { proxy } }: Scene, mode: 'refuse' | 'silent', ms: number) {
  if (proxy === null) throw new Error('no proxy');
  proxy.mode = mode;
  if (mode === 'refuse') proxy.cut();
  await wait(ms);
  proxy.mode = 'pass';
}

async function endBackends(scene: Scene): Promise<void> {
  await withDirect(scene, async (client) => {
    for (let round = 0; round < 25; round++) {
      await client.query(
        `select pg_terminate_backend(pid) from (select pid from pg_stat_activity where ${APP}
         order by state = 'idle', random() limit 1) as one`,
      );
      await wait(200);
    }
  });
}

async function crashBackend(scene: Scene): Promise<void> {
  const pid = await withDirect(scene, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where ${APP} order by state = 'idle', random() limit 1`,
    );
    return rows[0]?.pid ?? 0;
  });
  process.kill(pid, 'SIGKILL');
  // PostgreSQL ends all others and replays its log.
  await wait(50);
  await scene.target.recovered();
}

const lock = (table: string, ms: number) => (scene: Scene) =>
  withDirect(scene, async (client) => {
    await client.query(`begin; lock table ${table}`);
    await wait(ms);
    await client.query('rollback');
  });

/** Others take every connection, the app's own ones too. */
async function crowd(scene: Scene): Promise<void> {
  const others: pg.Client[] = [];
  const take = async () => {
    const client = new pg.Client({ connectionString: scene.target.direct() });
    client.on('error', () => undefined);
    await client.connect();
    others.push(client);
  };
  const takeAll = async () => {
    for (;;)
      if (
        await take().then(
          () => false,
          () => true,
        )
      )
        return;
  };
  await takeAll();
  for (let round = 0; round < 60; round++) {
    await others[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${APP}`);
    await takeAll();
    await wait(200);
  }
  await Promise.all(others.map((client) => client.end()));
}

export const databaseFaults: Fault[] = [
  {
    name: 'database restarted',
    async happen(scene) {
      await endDatabase(scene, 'SIGINT');
      await scene.target.recovered();
    },
  },
  {
    name: 'database killed',
    async happen(scene) {
      await endDatabase(scene, 'SIGKILL');
      await scene.target.recovered();
    },
  },
  { name: '25 backends ended, one after the other', happen: endBackends },
  { name: 'one backend killed, database recovers', happen: crashBackend },
  { name: 'database stopped for 30 s', happen: (scene) => pauseProcesses(scene, 30_000) },
  { name: 'database stopped for 6 s', happen: (scene) => pauseProcesses(scene, 6_000) },
  {
    name: 'network silent for 30 s',
    needsProxy: true,
    happen: (scene) => network(scene, 'silent', 30_000),
  },
  {
    name: 'network silent for 5 s',
    needsProxy: true,
    happen: (scene) => network(scene, 'silent', 5_000),
  },
  {
    name: 'connections reset and refused for 10 s',
    needsProxy: true,
    happen: (scene) => network(scene, 'refuse', 10_000),
  },
  { name: 'table of orders locked for 20 s', happen: lock('orders', 20_000) },
  { name: 'table of sessions locked for 20 s', happen: lock('sessions', 20_000) },
  { name: 'no connection left for 12 s', happen: crowd },
];
