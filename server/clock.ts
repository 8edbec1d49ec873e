// The only file of the server that reads the machine's clock. Everything else is passed `now`, so
// that a test chooses the instant and all parts agree on it.
import type { Env } from './env.ts';

export type Now = () => Date;

export const machineNow: Now = () => new Date();

/** The machine's clock, or one that was at `startsAt` when this process began. */
export function clockOf({ startsAt }: Pick<Env, 'startsAt'>): Now {
  return startsAt === null
    ? machineNow
    : () => new Date(startsAt.getTime() + Math.floor(performance.now()));
}
