import { expect, test, vi } from 'vitest';
import type { Services } from '../context.ts';
import { startClock } from './clock.ts';

const silent = { debug: () => {}, info: () => {}, error: () => {} };

test('a database that is away does not stop the clock, and rounds never overlap', async () => {
  vi.useFakeTimers();
  let rounds = 0;
  let running = 0;
  let most = 0;
  const warn = vi.fn();
  const away = async () => {
    rounds++;
    running++;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    running--;
    throw new Error('connection refused');
  };
  const query = { from: () => query, where: () => query, orderBy: () => query, limit: away };
  const services = {
    db: { select: () => query },
    log: { ...silent, warn },
    now: () => new Date(),
  } as unknown as Services;
  const stop = startClock(services);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rounds).toBeGreaterThanOrEqual(3);
  expect(most).toBe(1);
  expect(warn).toHaveBeenCalledWith('clockRoundFailed', { error: 'Error: connection refused' });

  const stopped = stop();
  await vi.advanceTimersByTimeAsync(30_000);
  await stopped;
  const before = rounds;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rounds).toBe(before);
  vi.useRealTimers();
});
