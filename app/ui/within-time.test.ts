import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from './within-time.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

test('what comes in time is handed on, and no timer is left behind', async () => {
  await expect(withinTime(Promise.resolve('map'), 120_000)).resolves.toBe('map');
  await expect(withinTime(Promise.reject(new Error('gone')), 120_000)).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('what never comes is given up when the time is over', async () => {
  const result = withinTime(new Promise(() => undefined), 120_000).then(
    () => 'came',
    (error: Error) => error.name,
  );
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('TimeoutError');
});
