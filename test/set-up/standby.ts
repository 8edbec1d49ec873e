// A PostgreSQL of the system and a standby that follows it.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createDebianCluster, type DebianCluster } from './debian-postgres.ts';

type Node = { cluster: DebianCluster; server: ChildProcess };
export type Pair = { primary: Node; standby: Node; remove(): Promise<void> };

export async function startPair(settings: readonly string[] = []): Promise<Pair> {
  const primary = await started(await createDebianCluster(settings));
  const standby = await started(
    await createDebianCluster(settings, (own, data) =>
      own.run('pg_basebackup', [
        `--dbname=${primary.cluster.url}`,
        `--pgdata=${data}`,
        '--write-recovery-conf',
        '--checkpoint=fast',
        '--no-sync',
      ]),
    ),
  );
  return {
    primary,
    standby,
    async remove() {
      for (const node of [standby, primary]) {
        await stop(node);
        node.cluster.remove();
      }
    },
  };
}

const started = async (cluster: DebianCluster): Promise<Node> => ({
  cluster,
  server: await cluster.start(),
});

/** At once, without a word to its clients. */
export async function stop({ server }: Node): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGQUIT');
  await gone;
}
