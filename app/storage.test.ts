// What is kept under one name is never read as something else.
import { beforeEach, expect, test, vi } from 'vitest';
import { clearStored, readStored, storageKeys, writeStored } from './storage.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});

test('each value has a place of its own', () => {
  for (const key of storageKeys) writeStored(key, { of: key });
  for (const key of storageKeys) expect(readStored(key)).toEqual({ of: key });
  expect(kept.size).toBe(storageKeys.length);
});

test('resetting removes everything', () => {
  for (const key of storageKeys) writeStored(key, { of: key });
  clearStored();
  expect(kept.size).toBe(0);
});

test('a value from an older version is read once, and goes when a new one is written', () => {
  kept.set('cupom', JSON.stringify('VILA10'));
  expect(readStored('coupon')).toBe('VILA10');
  writeStored('coupon', null);
  expect(kept.size).toBe(0);
});
