import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rereadTogether } from './reread-together.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('changes that come together are read once, a stream of them while it lasts', async () => {
  const reread = vi.fn(() => Promise.resolve());
  const { changed, stop } = rereadTogether(reread, 300);
  for (let times = 0; times < 3; times++) changed();
  await vi.advanceTimersByTimeAsync(300);
  expect(reread).toHaveBeenCalledTimes(1);
  // Ten a second, for three seconds.
  for (let times = 0; times < 30; times++) {
    changed();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reread.mock.calls.length).toBeGreaterThan(7);
  expect(reread.mock.calls.length).toBeLessThan(12);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  const before = reread.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(reread).toHaveBeenCalledTimes(before);
});

test('a slow reading is not begun again before it has ended, and one more follows it', async () => {
  const ends: (() => void)[] = [];
  const reread = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const { changed } = rereadTogether(reread, 300);
  changed();
  await vi.advanceTimersByTimeAsync(300);
  for (let times = 0; times < 5; times++) {
    changed();
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(reread).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(reread).toHaveBeenCalledTimes(2);
});

test('a reading that fails does not prevent the next one', async () => {
  const reread = vi.fn(() => Promise.reject(new Error('no connection')));
  const { changed } = rereadTogether(reread, 300);
  for (let times = 0; times < 2; times++) {
    changed();
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(reread).toHaveBeenCalledTimes(2);
});
