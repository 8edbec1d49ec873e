import { expect, test } from 'vitest';
import {
  countAfterSending,
  countdownText,
  QUIET_SECONDS,
  secondsToWait,
  waitAfter,
} from './resend.ts';

// Rows: 4.29, 9.3
test('a code is sent again after 30, 45, 60 and from then on 120 seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map((count) => waitAfter('code', count))).toEqual([
    30, 45, 60, 120, 120, 120,
  ]);
});

// Rows: 4.29, 9.4
test('a password is recovered again after 30, 60 and from then on 300 seconds', () => {
  expect([1, 2, 3, 4].map((count) => waitAfter('recovery', count))).toEqual([30, 60, 300, 300]);
});

test('the seconds that are left are never too few', () => {
  expect(secondsToWait('code', { count: 0, secondsAgo: 0 })).toBe(0);
  expect(secondsToWait('code', { count: 1, secondsAgo: 0 })).toBe(30);
  expect(secondsToWait('code', { count: 1, secondsAgo: 29.2 })).toBe(1);
  expect(secondsToWait('code', { count: 1, secondsAgo: 30 })).toBe(0);
  expect(secondsToWait('recovery', { count: 3, secondsAgo: 100 })).toBe(200);
});

test('after a quiet hour the waits start at the beginning', () => {
  expect(countAfterSending({ count: 4, secondsAgo: 200 })).toBe(5);
  expect(countAfterSending({ count: 4, secondsAgo: QUIET_SECONDS })).toBe(1);
});

test('a countdown reads like a clock', () => {
  expect([24, 60, 125, 300].map(countdownText)).toEqual(['0:24', '1:00', '2:05', '5:00']);
});
