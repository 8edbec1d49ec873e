// A PostgreSQL from the system's packages, on a free port and in a temporary folder, like a real
// DATABASE_URL.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

const packages = '/usr/lib/postgresql';

/** The newest installed version's programs, or null. */
export function findDebianPostgres(): string | null {
  const versions = existsSync(packages)
    ? readdirSync(packages).sort((a, b) => Number(b) - Number(a))
    : [];
  return (
    versions
      .map((version) => join(packages, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'postgres'))) ?? null
  );
}

export type DebianCluster = {
  url: string;
  port: number;
  /** Holds the cluster's `data`, and belongs to its user. */
  folder: string;
  /** Runs one of PostgreSQL's programs, or another one, as the cluster's user. */
  run(program: string, args: readonly string[], env?: Record<string, string>): string;
  /** With more settings; resolves once it answers. */
  start(more?: readonly string[]): Promise<ChildProcess>;
  /** Only after its server has ended. */
  remove(): void;
};

/**
 * A cluster on a free port, not started: an empty one, or what `fill` lays out in its data folder.
 */
export async function createDebianCluster(
  more: readonly string[] = [],
  fill = (cluster: DebianCluster, data: string) => {
    const options = ['-U', 'quitute', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    cluster.run('initdb', ['-D', data, ...options]);
  },
  folder = mkdtempSync(join(tmpdir(), 'quitute-server-')),
): Promise<DebianCluster> {
  const bin = findDebianPostgres();
  if (!bin)
    throw new Error(
      "TEST_DATABASE=server needs PostgreSQL from Debian's packages (apt-get install " +
        `postgresql); ${packages} has none.`,
    );
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  chmodSync(folder, 0o700);
  const env = { PATH: `${bin}:/usr/bin:/bin`, LC_ALL: 'C' };
  const as = { ...nobody, cwd: folder, env };
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=America/New_York',
    ...more,
  ];
  const url = `postgres://quitute@127.0.0.1:${port}/postgres`;
  const cluster: DebianCluster = {
    url,
    port,
    folder,
    run: (program, args, more = {}) =>
      execFileSync(program, args, {
        ...as,
        env: { ...env, ...more },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    async start(more = []) {
      const server = spawn(
        join(bin, 'postgres'),
        ['-D', data, ...[...settings, ...more].flatMap((setting) => ['-c', setting])],
        { ...as, stdio: 'ignore' },
      );
      await answering(url);
      return server;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  try {
    fill(cluster, data);
  } catch (error) {
    cluster.remove();
    throw error;
  }
  return cluster;
}

/** Starts one for tests, whose data need not survive a power cut: fsync is off. */
export async function startDebianPostgres(
  folder?: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const cluster = await createDebianCluster(['fsync=off'], undefined, folder);
  const server = await cluster.start();
  return {
    url: cluster.url,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      cluster.remove();
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 400) throw error;
      await wait(25);
    }
  }
}
