// The log of an order reads backwards, also where several things happened at one instant.
import { expect, test } from 'vitest';
import { newestFirst } from './newest-first.ts';

test('of one instant, what happened last comes first', () => {
  const at = '2026-11-23T09:52:00.000Z';
  const later = '2026-11-23T09:53:00.000Z';
  const lines = [
    { at, what: 'placed' },
    { at, what: 'unpaid' },
    { at: later, what: 'paid' },
    { at: later, what: 'waiting' },
    { at, what: 'message' },
  ];
  expect(newestFirst(lines).map(({ what }) => what)).toEqual([
    'waiting',
    'paid',
    'message',
    'unpaid',
    'placed',
  ]);
});
