// One checkout has one key, however often it is tapped, retried or opened.
import { beforeEach, expect, test, vi } from 'vitest';
import {
  awaitsAnswer,
  KEY_LIFETIME_MS,
  markAnswered,
  markSent,
  orderKey,
  parsePending,
  settleOrder,
} from './pending-order.ts';

const storage = vi.hoisted(() => ({ value: null as unknown, refuses: false }));
vi.mock('../storage.ts', () => ({
  readStored: () => storage.value,
  writeStored(_key: string, value: unknown) {
    if (!storage.refuses) storage.value = value;
    return !storage.refuses;
  },
}));

const noon = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  storage.refuses = false;
  settleOrder(1, orderKey(1, noon), noon);
  storage.value = null;
});

test('every try of one checkout carries the same key, in every tab', () => {
  const key = orderKey(1, noon);
  expect(orderKey(1, noon + 1000)).toBe(key);
  expect(parsePending(storage.value, noon + 2000)[1]?.key).toBe(key);
  markSent(1, key, noon + 3000);
  expect(orderKey(1, noon + 4000)).toBe(key);
});

test('the next order has another idempotency key', () => {
  const key = orderKey(1, noon);
  settleOrder(1, key, noon);
  expect(storage.value).toBeNull();
  expect(orderKey(1, noon)).not.toBe(key);
});

test('a tab that learns of its order late does not take away the key of the next one', () => {
  const old = orderKey(1, noon);
  settleOrder(1, old, noon);
  const next = orderKey(1, noon);
  settleOrder(1, old, noon);
  markAnswered(1, old, noon);
  expect(orderKey(1, noon)).toBe(next);
});

test('an order without an answer is known as such, in every tab and for an hour', () => {
  const key = orderKey(1, noon);
  expect(awaitsAnswer(1, noon)).toBe(false);
  markSent(1, key, noon);
  expect(awaitsAnswer(1, noon + KEY_LIFETIME_MS)).toBe(true);
  expect(awaitsAnswer(1, noon + KEY_LIFETIME_MS + 1)).toBe(false);
  expect(awaitsAnswer(2, noon)).toBe(false);
  markAnswered(1, key, noon);
  expect(awaitsAnswer(1, noon)).toBe(false);
});

test('two stores have two keys', () => {
  const [first, second] = [orderKey(1, noon), orderKey(2, noon)];
  expect(first).not.toBe(second);
  settleOrder(1, first, noon);
  expect(orderKey(2, noon)).toBe(second);
});

test('a try from an hour ago does not swallow the next meal, counted from the first try', () => {
  const key = orderKey(1, noon);
  markSent(1, key, noon);
  markSent(1, key, noon + KEY_LIFETIME_MS / 2);
  expect(orderKey(1, noon + KEY_LIFETIME_MS)).toBe(key);
  expect(orderKey(1, noon + KEY_LIFETIME_MS + 1)).not.toBe(key);
});

test('a key that was never sent, or was refused, has no age', () => {
  const key = orderKey(1, noon);
  expect(orderKey(1, noon + 10 * KEY_LIFETIME_MS)).toBe(key);
  markSent(1, key, noon);
  markAnswered(1, key, noon);
  expect(orderKey(1, noon + 10 * KEY_LIFETIME_MS)).toBe(key);
});

test('where the browser refuses storage, the page still keeps its key', () => {
  storage.refuses = true;
  const key = orderKey(1, noon);
  markSent(1, key, noon);
  expect(orderKey(1, noon)).toBe(key);
});

test('keys are long and never the same', () => {
  const keys = Array.from({ length: 100 }, () => {
    const key = orderKey(1, noon);
    settleOrder(1, key, noon);
    return key;
  });
  expect(new Set(keys).size).toBe(100);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('a corrupted record is none', () => {
  const key = '0'.repeat(32);
  for (const one of [
    null,
    'x',
    { key: 'short', sentAt: null },
    { key: 4, sentAt: null },
    { key, sentAt: noon + 1 },
    { key, sentAt: 'x' },
    { key },
  ]) {
    expect(parsePending({ 1: one }, noon)).toEqual({});
  }
  for (const raw of [null, 'x', 4]) expect(parsePending(raw, noon)).toEqual({});
});
