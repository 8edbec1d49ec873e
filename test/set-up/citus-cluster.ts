// A Citus cluster of one coordinator and two workers, where deploy/citus/build.sh has built Citus
// for the system's PostgreSQL.
import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { spreadByBrand } from '#server/database/spread.ts';
import { databaseAt } from './database-names.ts';
import { createDebianCluster, findDebianPostgres } from './debian-postgres.ts';

export function hasCitus(): boolean {
  const bin = findDebianPostgres();
  if (bin === null) return false;
  const config = join(bin, 'pg_config');
  if (!existsSync(config)) return false;
  const shared = execFileSync(config, ['--sharedir'], { encoding: 'utf8' }).trim();
  return existsSync(join(shared, 'extension', 'citus.control'));
}

/** Data of tests need not survive a power cut. Few shards: each is a table on a worker. */
const settings = [
  'fsync=off',
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_prepared_transactions=200',
  'max_worker_processes=64',
  'max_logical_replication_workers=16',
  'max_connections=300',
  'citus.node_conninfo=sslmode=prefer',
  'citus.shard_count=4',
  'citus.max_cached_conns_per_worker=1',
  'citus.node_connection_timeout=30000',
];

export type CitusCluster = { url: string; workers: string[]; stop(): Promise<void> };

export async function startCitusCluster(): Promise<CitusCluster> {
  if (!hasCitus())
    throw new Error(
      `TEST_DATABASE=citus needs Citus beside ${dirname(findDebianPostgres() ?? 'PostgreSQL')}: ` +
        'build it with deploy/citus/build.sh (docs/scale.md).',
    );
  const clusters = [];
  for (let node = 0; node < 3; node += 1) clusters.push(await createDebianCluster(settings));
  const running: { server: ChildProcess; remove(): void }[] = [];
  for (const cluster of clusters) {
    running.push({ server: await cluster.start(), remove: cluster.remove });
    await withClient(cluster.url, admitDecoding);
  }
  const [url = '', ...workers] = clusters.map((cluster) => cluster.url);
  return {
    url,
    workers,
    async stop() {
      for (const { server, remove } of running) {
        const ended = once(server, 'exit');
        server.kill('SIGINT');
        await ended;
        remove();
      }
    },
  };
}

/**
 * PostgreSQL's releases of 2026 decode changes only by libraries that are named. Citus needs that
 * to take a brand out of its shard while it is used.
 */
async function admitDecoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ setting: string }>(
    "select setting from pg_settings where name = 'output_plugin_libraries'",
  );
  const [now] = rows;
  if (now === undefined) return;
  const named = now.setting.split(',').filter((name) => name.trim() !== '');
  await client.query(`alter system set output_plugin_libraries = ${[...named, 'citus']}`);
  await client.query('select pg_reload_conf()');
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** An empty database with the extension on every node; the first is the coordinator. */
export async function createOnAll(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) {
    await withClient(node, (client) => client.query(`create database ${name}`));
    await withClient(databaseAt(node, name), (client) => client.query('create extension citus'));
  }
  const [coordinator = '', ...workers] = nodes.map((node) => new URL(node));
  const place = ({ hostname, port }: URL) => [hostname, Number(port)];
  await withClient(databaseAt(String(coordinator), name), async (client) => {
    const sure = new URL(coordinator);
    await client.query('select citus_set_coordinator_host($1, $2)', place(sure));
    for (const worker of workers)
      await client.query('select citus_add_node($1, $2)', place(worker));
  });
}

export const spread = (url: string) => withClient(url, spreadByBrand);

/** Citus looks after each database over a connection of its own, and then no copy can be made. */
export async function leaveAlone(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes)
    await withClient(node, async (client) => {
      await client.query(`alter database ${name} allow_connections false`);
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      );
    });
}
