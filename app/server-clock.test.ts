import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnTime, serverNow } from './server-clock.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const header = (at: number) => new Date(at).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.setSystemTime(NOON);
  learnTime(header(NOON));
  vi.useRealTimers();
});

test('a device that is two years off has the server’s time, which goes on', () => {
  for (const years of [2, -2]) {
    vi.setSystemTime(NOON + years * 365 * 86_400_000);
    learnTime(header(NOON));
    expect(serverNow()).toBe(NOON);
    vi.advanceTimersByTime(5000);
    expect(serverNow()).toBe(NOON + 5000);
  }
});

test('a clock that is right is left alone, and so is an answer without a time', () => {
  learnTime(header(NOON - 3000));
  expect(serverNow()).toBe(NOON);
  learnTime(null);
  learnTime('soon');
  expect(serverNow()).toBe(NOON);
});

test('a clock that was put right in the meantime is trusted again', () => {
  learnTime(header(NOON - 86_400_000));
  expect(serverNow()).toBe(NOON - 86_400_000);
  learnTime(header(NOON));
  expect(serverNow()).toBe(NOON);
});
