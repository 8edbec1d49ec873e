import { expect, test } from 'vitest';
import { countdown, secondsLeft } from './countdown.ts';

test('a code is payable up to its last second and not a moment longer', () => {
  const until = '2026-11-21T15:10:00.000Z';
  const end = Date.parse(until);
  expect([end - 581_000, end - 999, end, end + 5000].map((now) => secondsLeft(until, now))).toEqual(
    [581, 1, 0, 0],
  );
});

test('the clock shows minutes and seconds, and hours where there are some', () => {
  expect([0, 9, 61, 581, 3600, 3723].map(countdown)).toEqual([
    '00:00',
    '00:09',
    '01:01',
    '09:41',
    '1:00:00',
    '1:02:03',
  ]);
});
