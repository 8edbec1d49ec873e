// Runs due jobs one after the other; a job that fails does not stop the others and is retried in
// the next round. The scheduler survives a database that is down for a while.
import { errorText, type Log } from '../log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { inJob } from '../tracing/traced-jobs.ts';

export type Job<Needs> = {
  /** Its name in the log. */
  name: string;
  /** Milliseconds between starts, in whole rounds. */
  every: number;
  run: (needs: Needs) => Promise<unknown>;
};

/** A job's `every` is at least this long. */
export const ROUND_MS = 15_000;

/** Returns a function that stops it, once the running job has ended. */
export function startScheduler<Needs extends { log: Log; metrics: Metrics }>(
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
      // Timers are inexact: what is due within half a round counts as due.
      if (started + ROUND_MS / 2 < (dueAt.get(job) ?? 0)) continue;
      let failed = false;
      try {
        await inJob(job.name, () => job.run(needs));
        dueAt.set(job, started + job.every);
      } catch (error) {
        failed = true;
        needs.log.warn('jobFailed', { job: job.name, error: errorText(error) });
      }
      needs.metrics.jobEnded(job.name, (performance.now() - started) / 1000, failed);
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
