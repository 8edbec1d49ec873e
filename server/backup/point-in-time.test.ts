// The scripts of deploy/postgres bring back a moment of a PostgreSQL of one's own.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase } from '#server/database/open.ts';
import {
  createDebianCluster,
  type DebianCluster,
  findDebianPostgres,
} from '#test/set-up/debian-postgres.ts';

// The embedded PostgreSQL has neither replication nor its programs (pg_basebackup).
const hasPostgres = findDebianPostgres() !== null;
if (!hasPostgres) console.log('Restoring a moment is not tried: PostgreSQL is not installed.');

const clusters: DebianCluster[] = [];
const servers: ChildProcess[] = [];
afterAll(async () => {
  for (const server of servers) {
    const gone = once(server, 'exit');
    server.kill('SIGQUIT');
    await gone;
  }
  for (const cluster of clusters) cluster.remove();
});

async function start(cluster: DebianCluster, settings: readonly string[] = []): Promise<pg.Client> {
  clusters.push(cluster);
  servers.push(await cluster.start(['fsync=off', ...settings]));
  const client = new pg.Client({ connectionString: cluster.url });
  client.on('error', () => undefined);
  await client.connect();
  // A restored server answers from the end of its copy on, and reads the log meanwhile.
  const recovering = async () =>
    (await client.query<{ still: boolean }>('select pg_is_in_recovery() as still')).rows[0]?.still;
  await expect.poll(recovering, { timeout: 30_000 }).toBe(false);
  return client;
}

const names = async (client: pg.Client) => {
  const { rows } = await client.query<{ name: string }>(
    'select app_nome as name from brands order by 1',
  );
  return rows.map(({ name }) => name);
};
/** When a brand was written, as the log has it. */
async function moment(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    'select pg_xact_commit_timestamp(xmin)::text as at from brands where app_nome = $1',
    [name],
  );
  return rows[0]?.at ?? '';
}

test.runIf(hasPostgres)(
  'a deployment is restored as it was at a moment',
  async () => {
    const source = await createDebianCluster();
    // The cluster's user may not be allowed to read the project's folder.
    const scripts = join(source.folder, 'scripts');
    cpSync(join(import.meta.dirname, '../../deploy/postgres'), scripts, { recursive: true });
    const archive = join(source.folder, 'archive');
    const script = (name: string, ...words: string[]) =>
      source.run('sh', [join(scripts, name), archive, ...words], {
        PGHOST: '127.0.0.1',
        PGPORT: String(source.port),
        PGUSER: 'quitute',
      });
    const client = await start(source, [
      'archive_mode=on',
      'track_commit_timestamp=on',
      `archive_command=sh ${join(scripts, 'archive-wal.sh')} ${archive} %p %f`,
    ]);
    await migrateDatabase(source.url);
    const add = (name: string) =>
      client.query(
        `insert into brands (app_nome, chave_contexto, settings)
         values ($1, $1, '{"v": 1, "d": {}}')`,
        [name],
      );
    const archived = async () => {
      const { rows } = await client.query<{ name: string }>(
        'select pg_walfile_name(pg_switch_wal()) as name',
      );
      await expect.poll(() => readdirSync(join(archive, 'wal'))).toContain(`${rows[0]?.name}.gz`);
    };

    await add('cantina');
    const early = await moment(client, 'cantina');
    // Copies are named by the second.
    await client.query('select pg_sleep(1.1)');
    script('base-backup.sh');
    await add('padaria');
    const noon = await moment(client, 'padaria');
    await add('sorveteria');
    await client.query("delete from brands where app_nome = 'cantina'");
    await archived();

    const layOut = (...when: string[]) =>
      createDebianCluster([], (_own, data) => script('restore-to.sh', data, ...when));
    const atNoon = await start(await layOut(noon));
    expect(await names(atNoon)).toEqual(['cantina', 'padaria']);
    await atNoon.end();
    const last = await start(await layOut());
    expect(await names(last)).toEqual(['padaria', 'sorveteria']);
    await last.end();
    await expect(layOut(early)).rejects.toThrow('No copy ended before');
    await client.end();
  },
  60_000,
);
