// Runs the jobs that are due, one after the other and each on its own: one that fails stops no other
// and is tried again in the next round. A database that is away for a while ends nothing.
import { errorText, type Log } from '../log.ts';

export type Job<Needs> = {
  /** Names it in the log. */
  name: string;
  /** Milliseconds from one start to the next, in whole rounds. */
  every: number;
  run: (needs: Needs) => Promise<unknown>;
};

const ROUND_MS = 15_000;

/** Returns how to stop it, once the job that is under way has ended. */
export function startClock<Needs extends { log: Log }>(
  needs: Needs,
  jobs: readonly Job<Needs>[],
): () => Promise<void> {
  const dueAt = new Map<Job<Needs>, number>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function runDue(): Promise<void> {
    for (const job of jobs) {
      if (stopped) return;
      const started = performance.now();
      // Timers are not exact: what is due within half a round is due.
      if (started + ROUND_MS / 2 < (dueAt.get(job) ?? 0)) continue;
      try {
        await job.run(needs);
        dueAt.set(job, started + job.every);
      } catch (error) {
        needs.log.warn('jobFailed', { job: job.name, error: errorText(error) });
      }
    }
    if (!stopped) timer = setTimeout(start, ROUND_MS).unref();
  }
  function start(): void {
    running = runDue();
  }

  start();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
