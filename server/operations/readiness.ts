// Whether balancers may send requests here. A process that only waits for its database is alive:
// restarting it would help nobody.
import type { Services } from '../context.ts';
import { databaseState } from '../database/health.ts';

export type Readiness = 'starting' | 'ready' | 'degraded' | 'stopping';

export async function readinessOf(
  services: Pick<Services, 'db' | 'changes'> | null,
  isStopping: () => boolean,
): Promise<Readiness> {
  if (isStopping()) return 'stopping';
  if (services === null) return 'starting';
  return (await databaseState(services)) === 'down' ? 'degraded' : 'ready';
}
