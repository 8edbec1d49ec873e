// Sums up the days of all stores, a little per round, so that a long history does not delay due
// work.
import type { Services } from '../context.ts';
import { storesToSum, sumUp } from '../figures/sum-up.ts';

const ROUND_MS = 2000;

export async function sumFigures(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const began = performance.now();
  for (const store of await storesToSum(services.db, services.now())) {
    while (performance.now() - began < ROUND_MS && (await sumUp(services, store)));
  }
}
