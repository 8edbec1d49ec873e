// Creates the files of the embedded PostgreSQL, and starts, queries and stops it.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { isAlive, mayBePostgres } from './process-state.ts';
import { lastLines, openServerLog } from './server-log.ts';
import { DatabaseStartError } from './start-error.ts';
import type { DatabaseUser } from './unprivileged.ts';

/** Owns the tables; the app itself uses `app-role.ts`. */
export const user = 'quitute';
const startLimit = 30_000;
/**
 * How long a start that fails at once is retried: another process may still be releasing the
 * folder.
 */
const endLimit = 5_000;

export type PostgresSettings = Readonly<Record<string, string>>;

/** Small: one app process is the only client, and the whole product should fit a small machine. */
const usual: PostgresSettings = {
  listen_addresses: '',
  max_connections: '40',
  shared_buffers: '32MB',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  timezone: 'UTC',
  // Statements and the details of errors hold personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

export type Cluster = {
  data: string;
  log: string;
  socket: string;
  bin: string;
  as: DatabaseUser;
  settings: PostgresSettings;
  /** The process started here last; null: it was already running. */
  child: ChildProcess | null;
};

/**
 * Created beside its place and moved there when complete, so that an interrupted first start leaves
 * nothing that looks finished.
 */
export async function createCluster(
  bin: string,
  data: string,
  as: DatabaseUser,
  signal: AbortSignal,
): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  as.own(unfinished);
  const [command = '', ...args] = [...as.prefix, join(bin, 'initdb'), '-D', unfinished, '-U', user];
  const rest = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  await promisify(execFile)(command, [...args, ...rest], {
    ...identity(as, unfinished),
    signal,
  }).catch((error: Error & { stderr?: string }) => {
    signal.throwIfAborted();
    throw new DatabaseStartError(
      `The embedded PostgreSQL could not create its files in ${unfinished}: ` +
        `${error.stderr?.trim() || error.message}`,
    );
  });
  renameSync(unfinished, data);
}

const identity = ({ uid, gid }: DatabaseUser, cwd: string) => ({
  uid,
  gid,
  cwd,
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
});

export const address = ({ socket }: Pick<Cluster, 'socket'>, database: string, role = user) =>
  `postgres:///${database}?host=${encodeURIComponent(socket)}&user=${role}&port=5432`;

export async function ensureRunning(cluster: Cluster, signal: AbortSignal): Promise<void> {
  const began = performance.now();
  const spent = () => performance.now() - began;
  let launched = false;
  while (!(await answers(cluster))) {
    signal.throwIfAborted();
    if (spent() > startLimit)
      throw new DatabaseStartError(
        `The embedded PostgreSQL did not start in ${startLimit / 1000} seconds. ` +
          `${lastWords(cluster)}`,
      );
    // A database that is stopping (or recovering after a crash) holds the folder briefly: wait for
    // it, then start a new one.
    if (!launched && !mayBePostgres(serverPid(cluster))) {
      cluster.child = launch(cluster);
      launched = true;
    }
    await wait(25);
    if (launched && hasEnded(cluster.child)) {
      if (spent() > endLimit)
        throw new DatabaseStartError(
          `The embedded PostgreSQL stopped while starting. ${lastWords(cluster)}`,
        );
      await wait(300);
      launched = false;
    }
  }
}

const hasEnded = (child: ChildProcess | null) =>
  child !== null && (child.exitCode !== null || child.signalCode !== null);

function launch({ bin, data, log, socket, as, settings }: Cluster) {
  const options = Object.entries({ ...usual, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const output = openServerLog(log, as.account ?? {});
  const [command = '', ...args] = [
    ...as.prefix,
    join(bin, 'postgres'),
    '-D',
    data,
    '-k',
    socket,
    ...options,
  ];
  // Detached: Ctrl-C in the terminal must only reach the app, which stops the database after its
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

export function serverPid({ data }: Cluster): number {
  const file = join(data, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const { child } = cluster;
  // A server that was just launched has no pid file yet.
  const starting = child !== null && !hasEnded(child) ? (child.pid ?? 0) : 0;
  const pid = mayBePostgres(serverPid(cluster)) ? serverPid(cluster) : starting;
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited === 30_000) process.kill(pid, 'SIGQUIT');
    await wait(20);
  }
}

function lastWords({ log }: Cluster): string {
  return `The end of ${log}:\n${lastLines(log, 5)}`;
}
