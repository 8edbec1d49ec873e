import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noMetrics } from '../operations/metrics.ts';
import { jobs } from './jobs.ts';
import { type Job, startScheduler } from './scheduler.ts';

const ROUND_MS = 15_000;
const HOUR_MS = 3_600_000;

const warn = vi.fn();
const needs = {
  metrics: noMetrics,
  log: { debug: () => {}, info: () => {}, error: () => {}, warn },
};
type TestJob = Job<typeof needs>;

let ran: string[] = [];
const job = (name: string, every = ROUND_MS): TestJob => ({
  name,
  every,
  run: async () => ran.push(name),
});
const failing = (name: string, every = ROUND_MS): TestJob => ({
  name,
  every,
  run: async () => {
    ran.push(name);
    throw new Error('connection refused');
  },
});

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  ran = [];
  warn.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a job that fails stops no other, and the log names it', async () => {
  const stop = startScheduler(needs, [failing('orders'), job('payments'), job('figures')]);
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  await stop();
  expect(ran).toEqual(['orders', 'payments', 'figures', 'orders', 'payments', 'figures']);
  expect(warn).toHaveBeenCalledWith('jobFailed', {
    job: 'orders',
    error: 'Error: connection refused',
  });
});

test('jobs run in the order of the table, the hourly ones once an hour', async () => {
  const stop = startScheduler(needs, [job('orders'), job('sweep', HOUR_MS)]);
  await vi.advanceTimersByTimeAsync(HOUR_MS - ROUND_MS);
  expect(ran.slice(0, 3)).toEqual(['orders', 'sweep', 'orders']);
  expect(ran.filter((name) => name === 'sweep')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  expect(ran.filter((name) => name === 'sweep')).toHaveLength(2);
  await stop();
});

test('an hourly job that failed is tried in the next round, not in the next hour', async () => {
  const stop = startScheduler(needs, [failing('sweep', HOUR_MS)]);
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  expect(ran).toEqual(['sweep', 'sweep']);
  await stop();
});

test('rounds never overlap, however long a job takes', async () => {
  let running = 0;
  let most = 0;
  const slow: TestJob = {
    name: 'slow',
    every: ROUND_MS,
    run: async () => {
      running++;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2 * ROUND_MS));
      running--;
    },
  };
  const stop = startScheduler(needs, [slow]);
  await vi.advanceTimersByTimeAsync(10 * ROUND_MS);
  expect(most).toBe(1);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(2 * ROUND_MS);
  await stopped;
});

test('stopping waits for the job under way and begins no other', async () => {
  const slow: TestJob = {
    name: 'slow',
    every: ROUND_MS,
    run: async () => {
      await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
      ran.push('slow');
    },
  };
  const stop = startScheduler(needs, [slow, job('next')]);
  let over = false;
  const stopped = stop().then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  await stopped;
  await vi.advanceTimersByTimeAsync(10 * ROUND_MS);
  expect(ran).toEqual(['slow']);
});

test('each job has its own name, and urgent jobs run before clean-ups', () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 2)).toEqual(['expireOrders', 'reconcilePayments']);
  const hourly = jobs.map(({ every }) => every >= HOUR_MS);
  expect(hourly.indexOf(true)).toBeGreaterThan(hourly.lastIndexOf(false));
});
