// Repeats a query at the start while the database is away: on a busy machine it may be late for a
// moment, and loading the pages blocks the process that waits for its reply.
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from './away.ts';

const PAUSE_MS = 200;

type Patience = {
  /** Milliseconds after which the failure counts; without it, it is asked until it is answered. */
  limit?: number;
  /** Ends the pauses. */
  signal?: AbortSignal;
};

/** `ask` must change nothing, or the same each time: what got no answer may have been done. */
export async function askedAgain<Answer>(
  ask: () => Promise<Answer>,
  { limit = Number.POSITIVE_INFINITY, signal }: Patience = {},
): Promise<Answer> {
  const began = performance.now();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() - began > limit) throw error;
    }
    await wait(PAUSE_MS, undefined, { ...(signal && { signal }) });
  }
}
