// A mark narrows the palette to orders, customers or pages.
import { expect, test } from 'vitest';
import { waitsForResults, wantedOf } from './wanted.ts';

test('without a mark everything is searched, once there is enough to search for', () => {
  expect(wantedOf('pizza')).toEqual({ text: 'pizza', orders: true, people: true, pages: true });
  expect(wantedOf('p')).toEqual({ text: 'p', orders: false, people: false, pages: true });
  expect(wantedOf('  ')).toEqual({ text: '', orders: false, people: false, pages: true });
});

test('a mark narrows the search', () => {
  expect(wantedOf('#7')).toEqual({ text: '7', orders: true, people: false, pages: false });
  expect(wantedOf('@ana')).toEqual({ text: 'ana', orders: false, people: true, pages: false });
  expect(wantedOf('> horário')).toEqual({
    text: 'horário',
    orders: false,
    people: false,
    pages: true,
  });
});

test('Enter opens no result of what was typed before', () => {
  const before = { current: 0, stale: 3, count: 5, looking: true };
  expect(waitsForResults(before)).toBe(true);
  expect(waitsForResults({ ...before, stale: 0, looking: false })).toBe(false);
});

test('Enter waits for the first results, and not for those of pages', () => {
  expect(waitsForResults({ current: 0, stale: 0, count: 0, looking: true })).toBe(true);
  expect(waitsForResults({ current: 0, stale: 0, count: 2, looking: true })).toBe(false);
  expect(waitsForResults({ current: 3, stale: 3, count: 5, looking: true })).toBe(false);
});
