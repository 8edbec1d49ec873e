import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from './within-time.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

test('an answer in time is returned, and its timer is cleared', async () => {
  await expect(withinTime(Promise.resolve('map'), 120_000)).resolves.toBe('map');
  await expect(withinTime(Promise.reject(new Error('gone')), 120_000)).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that never comes is given up at the time limit', async () => {
  const result = withinTime(new Promise(() => undefined), 120_000).then(
    () => 'came',
    (error: Error) => error.name,
  );
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('TimeoutError');
});
