// One checkout, one key: whatever is tapped, retried or opened twice.
import { beforeEach, expect, test, vi } from 'vitest';
import { KEY_LIFETIME_MS, orderKey, parsePending, settleOrder } from './pending-order.ts';

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
  settleOrder(1, noon);
  settleOrder(2, noon);
  storage.value = null;
  storage.refuses = false;
});

test('every try of one checkout carries the same key, in every tab', () => {
  const key = orderKey(1, noon);
  expect(orderKey(1, noon + 1000)).toBe(key);
  const other = storage.value;
  expect(parsePending(other, noon + 2000)[1]?.key).toBe(key);
});

test('after an answer the next order has another key', () => {
  const key = orderKey(1, noon);
  settleOrder(1, noon);
  expect(storage.value).toBeNull();
  expect(orderKey(1, noon)).not.toBe(key);
});

test('two stores have two keys', () => {
  expect(orderKey(1, noon)).not.toBe(orderKey(2, noon));
  settleOrder(1, noon);
  expect(parsePending(storage.value, noon)[2]).toBeDefined();
});

test('a try from an hour ago does not swallow the next meal', () => {
  const key = orderKey(1, noon);
  expect(orderKey(1, noon + KEY_LIFETIME_MS)).toBe(key);
  expect(orderKey(1, noon + KEY_LIFETIME_MS + 1)).not.toBe(key);
});

test('where the browser refuses storage, the page still keeps its key', () => {
  storage.refuses = true;
  expect(orderKey(1, noon)).toBe(orderKey(1, noon));
});

test('keys are long and never the same', () => {
  const keys = Array.from({ length: 100 }, () => {
    settleOrder(1, noon);
    return orderKey(1, noon);
  });
  expect(new Set(keys).size).toBe(100);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('a corrupted record is none', () => {
  for (const raw of [
    null,
    'x',
    { 1: null },
    { 1: { key: 'short', since: noon } },
    { 1: { key: 4, since: noon } },
    { 1: { key: '0'.repeat(32), since: noon + 1 } },
  ]) {
    expect(parsePending(raw, noon)).toEqual({});
  }
});
