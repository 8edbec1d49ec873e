// For which brand the code that asks is running, however deep in calls: scarce things, such as
// database connections, are shared among brands by it (fair-turns.ts).
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Taker } from './fair-turns.ts';

const atWork = new AsyncLocalStorage<Taker>();

/** Everything that `act` begins is for this brand. */
export const workingFor = <Result>(brandId: Taker, act: () => Result): Result =>
  atWork.run(brandId, act);

type Hosts = { byHost(host: string): Promise<{ id: number } | null> };

/** For the brand of a request's host. Without a database nothing is shared out. */
export async function workingForHost<Result>(
  brands: Hosts,
  hostname: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const brand = await brands.byHost(hostname).catch(() => null);
  return workingFor(brand?.id ?? null, act);
}

/** Null: no brand, such as a job. */
export const brandAtWork = (): Taker => atWork.getStore() ?? null;
