// The metrics as Prometheus reads them. The library takes a moment to load and some memory, so it
// is loaded where a setting asks for it (docs/operations.md names every metric).
import type pg from 'pg';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../context.ts';
import { inTime } from '../database/in-time.ts';
import type { Metrics } from './metrics.ts';
import { type Queues, readQueues } from './queues.ts';

type Needs = Pick<Services, 'db' | 'bulkDb' | 'changes' | 'now'>;

export type Exposition = { type: string; text: string };
export type Prometheus = {
  metrics: Metrics;
  /** From now on the state of these services is part of every answer. */
  watch(services: Needs): void;
  read(): Promise<Exposition>;
  close(): void;
};

/** Prometheus asks every 15 s and gives up after 10; other requests must not wait for it. */
const QUEUES_LIMIT_MS = 2_000;
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ANSWER_SECONDS = [5, 15, 30, 60, 120, 180, 300, 600, 900, 1_800];
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60];

export async function openPrometheus(): Promise<Prometheus> {
  const { default: client } = await import('prom-client');
  const registry: Registry = new client.Registry();
  const counter = (name: string, help: string, labelNames: string[]): Counter =>
    new client.Counter({ name, help, labelNames, registers: [registry] });
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new client.Gauge({ name, help, labelNames, registers: [registry] });
  const histogram = (
    name: string,
    help: string,
    labelNames: string[],
    buckets: number[],
  ): Histogram => new client.Histogram({ name, help, labelNames, buckets, registers: [registry] });
  // Memory, processor time, open files, garbage collection and the delay of the event loop.
  client.collectDefaultMetrics({ register: registry });

  const requests = counter('quitute_http_requests_total', 'Requests answered', ['route', 'status']);
  const duration = histogram(
    'quitute_http_request_duration_seconds',
    'Time to the end of the reply, event streams left out',
    ['route'],
    REQUEST_SECONDS,
  );
  const orders = counter('quitute_orders_total', 'Attempts to order', ['outcome']);
  const answers = histogram(
    'quitute_order_answer_seconds',
    'Time until a store answered an order',
    ['answer'],
    ANSWER_SECONDS,
  );
  const streams = gauge('quitute_event_streams', 'Open event streams of this process');
  const jobs = histogram(
    'quitute_job_seconds',
    'Runs of jobs',
    ['job_name', 'outcome'],
    JOB_SECONDS,
  );
  const up = gauge('quitute_database_up', '1 if the queues could be read in time');
  const feed = gauge('quitute_change_feed_up', '1 if notices of other processes arrive');
  const pool = gauge('quitute_pool_connections', 'Database connections', ['pool', 'state']);
  const waiting = gauge('quitute_queue_waiting', 'Due work of all brands', ['queue']);
  const oldest = gauge('quitute_queue_oldest_seconds', 'Age of the oldest due work', ['queue']);
  const unwatched = gauge(
    'quitute_unwatched_stores',
    'Stores with unanswered orders and no open board',
  );
  let services: Needs | null = null;

  function showQueues(read: Queues | null): void {
    waiting.reset();
    oldest.reset();
    unwatched.remove();
    up.set(read === null ? 0 : 1);
    if (read === null) return;
    const messages = read.messages.map((one) => ({ name: `messages_${one.channel}`, ...one }));
    const named = [
      { name: 'outbox', ...read.outbox },
      { name: 'orders', ...read.orders },
    ];
    for (const { name: queue, waiting: count, oldestSeconds } of [...named, ...messages]) {
      waiting.set({ queue }, count);
      oldest.set({ queue }, oldestSeconds);
    }
    unwatched.set(read.unwatchedStores);
  }
  function showPools({ db, bulkDb }: Needs): void {
    const pools: [string, pg.Pool][] = [
      ['requests', db.$client],
      ['bulk', bulkDb.$client],
    ];
    for (const [name, { totalCount, idleCount, waitingCount }] of pools) {
      pool.set({ pool: name, state: 'busy' }, totalCount - idleCount);
      pool.set({ pool: name, state: 'idle' }, idleCount);
      pool.set({ pool: name, state: 'waiting' }, waitingCount);
    }
  }

  return {
    metrics: {
      answered(route, status, seconds) {
        requests.inc({ route, status });
        if (route !== 'stream') duration.observe({ route }, seconds);
      },
      order: (outcome) => orders.inc({ outcome }),
      orderAnswered: (answer, seconds) => answers.observe({ answer }, seconds),
      streams: (by) => streams.inc(by),
      jobEnded: (job, seconds, failed) =>
        jobs.observe({ job_name: job, outcome: failed ? 'failed' : 'done' }, seconds),
    },
    watch(given) {
      services = given;
    },
    async read() {
      if (services !== null) {
        showQueues(await inTime(readQueues(services), QUEUES_LIMIT_MS).catch(() => null));
        showPools(services);
        feed.set(services.changes.answers() === null ? 0 : 1);
      }
      return { type: registry.contentType, text: await registry.metrics() };
    },
    close: () => registry.clear(),
  };
}
