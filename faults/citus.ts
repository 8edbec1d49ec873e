// A Citus cluster of one coordinator and two workers: a brand moves to the other worker while its
// customers order.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOnAll, hasCitus, spread, startCitusCluster } from '../test/set-up/citus-cluster.ts';
import { databaseAt } from '../test/set-up/database-names.ts';
import { createApp, HOST } from './app.ts';
import type { Fault } from './fault.ts';
import { type Scene, withDirect } from './scene.ts';
import type { Target } from './target.ts';

export { hasCitus };

const DATABASE = 'quitute_faults';

/** Filled with the demo and then spread, as a deployment that has grown is. */
export async function citusTarget(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-faults-'));
  const cluster = await startCitusCluster();
  await createOnAll([cluster.url, ...cluster.workers], DATABASE);
  const url = databaseAt(cluster.url, DATABASE);
  const env = { DATA_DIR: folder, DATABASE_URL: url };
  const filling = await createApp(() => env);
  await filling.start();
  await filling.end('SIGTERM');
  await spread(url);
  return {
    kind: 'server',
    env,
    direct: () => url,
    postmaster: () => 0,
    recovered: async () => undefined,
    proxy: null,
    async remove() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As docs/scale.md says; the rows are copied while they are used. */
const moveBrand = (scene: Scene) =>
  withDirect(scene, async (client) => {
    const { rows: brands } = await client.query<{ id: string }>(
      'select brand_id::text as id from brand_hosts where host = $1',
      [HOST],
    );
    const { rows: shards } = await client.query<{ id: string }>(
      `select isolate_tenant_to_new_shard('orders', $1::bigint, 'CASCADE',
         shard_transfer_mode => 'block_writes')::text as id`,
      [brands[0]?.id],
    );
    await client.query(
      `select citus_move_shard_placement($1::bigint, own.nodename, own.nodeport, other.nodename,
         other.nodeport, shard_transfer_mode => 'force_logical')
       from pg_dist_shard_placement own, pg_dist_node other
       where own.shardid = $1::bigint and other.isactive and other.groupid <> 0
         and other.nodeport <> own.nodeport`,
      [shards[0]?.id],
    );
  });

export const movingFault: Fault = {
  name: 'a brand moves to the other worker',
  happen: moveBrand,
};
