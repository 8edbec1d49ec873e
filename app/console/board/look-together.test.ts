import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookTogether } from './look-together.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('changes that come together are one look, and a stream of them is looked at', async () => {
  const look = vi.fn(() => Promise.resolve());
  const { changed, stop } = lookTogether(look, 300);
  for (let times = 0; times < 3; times++) changed();
  await vi.advanceTimersByTimeAsync(300);
  expect(look).toHaveBeenCalledTimes(1);
  // Ten a second, for three seconds.
  for (let times = 0; times < 30; times++) {
    changed();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(look.mock.calls.length).toBeGreaterThan(7);
  expect(look.mock.calls.length).toBeLessThan(12);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  const before = look.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(look).toHaveBeenCalledTimes(before);
});

test('a slow look is not begun again before it has ended, and one more follows it', async () => {
  const ends: (() => void)[] = [];
  const look = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const { changed } = lookTogether(look, 300);
  changed();
  await vi.advanceTimersByTimeAsync(300);
  for (let times = 0; times < 5; times++) {
    changed();
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(look).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledTimes(2);
});

test('a look that fails does not end the next one', async () => {
  const look = vi.fn(() => Promise.reject(new Error('no connection')));
  const { changed } = lookTogether(look, 300);
  for (let times = 0; times < 2; times++) {
    changed();
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(look).toHaveBeenCalledTimes(2);
});
