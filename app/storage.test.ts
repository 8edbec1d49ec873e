// A value is never read under the wrong key.
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/memory-storage.ts';
import { clearPersonal } from './clear-personal.ts';
import {
  clearStored,
  readSession,
  readStored,
  removeOlderPersonal,
  resetStored,
  storageKeys,
  writeSession,
  writeStored,
} from './storage.ts';

const kept = new Map<string, string>();
const session = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  session.clear();
  vi.stubGlobal('location', { hostname: 'forno.example' });
  vi.stubGlobal('sessionStorage', memoryStorage(session));
  vi.stubGlobal('localStorage', memoryStorage(kept));
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

// Rows: 3.50
test('a value from an older version is read once, and goes when a new one is written', () => {
  kept.set('cupom', JSON.stringify('VILA10'));
  expect(readStored('coupon')).toBe('VILA10');
  writeStored('coupon', null);
  expect(kept.size).toBe(0);
});

// Rows: 3.50
test('stored values are obfuscated, and plain on localhost or with the flag for tests', () => {
  writeStored('contact', { nome: 'Ana' });
  expect([...kept.values()].join()).not.toContain('Ana');
  vi.stubGlobal('location', { hostname: 'localhost' });
  writeStored('contact', { nome: 'Ana' });
  expect([...kept.values()].join()).toContain('Ana');
  vi.stubGlobal('location', { hostname: 'forno.example' });
  writeStored('test', true);
  writeStored('contact', { nome: 'Bia' });
  expect([...kept.values()].join()).toContain('Bia');
  // Both encodings are read, whichever the page writes.
  writeStored('test', null);
  expect(readStored('contact')).toEqual({ nome: 'Bia' });
});

// Rows: 2.54
test('the first reset after a crash keeps a pending order, the second keeps nothing', () => {
  for (const key of storageKeys) writeStored(key, { of: key });
  resetStored();
  expect(storageKeys.filter((key) => readStored(key) !== null)).toEqual([
    'purchases',
    'pendingOrder',
    'staffMoves',
  ]);
  resetStored();
  expect(kept.size).toBe(0);
});

// Rows: 2.54
test('a reset removes the older site’s data and this tab’s', () => {
  for (const name of ['usuario', 'aplicativoDados', 'estabelecimento', 'carrinho', 'anything'])
    kept.set(name, '{"nome":"Ana"}');
  writeSession('menu', { products: 1 });
  resetStored();
  expect(kept.size).toBe(0);
  expect(readSession('menu')).toBeNull();
});

// Rows: 3.50
test('the first start removes the older site’s personal data and keeps its cart', () => {
  for (const name of ['usuario', 'aplicativoDados', 'carrinho']) kept.set(name, '{"nome":"Ana"}');
  removeOlderPersonal();
  expect([...kept.keys()]).toEqual(['carrinho']);
});

// Rows: 4.13, 4.14
test('refused credentials remove personal data, but neither cart nor board', () => {
  for (const key of storageKeys) writeStored(key, { of: key });
  kept.set('usuario', '{"nome":"Ana"}');
  clearPersonal();
  expect(storageKeys.filter((key) => readStored(key) !== null)).toEqual([
    'cart',
    'contact',
    'appearance',
    'purchases',
    'pendingOrder',
    'staffSound',
    'staffPrint',
    'staffMoves',
    'staffHeard',
    'staffKeys',
  ]);
  expect(kept.get('usuario')).toBeUndefined();
  // The name stays with the order that needs it.
  writeStored('pendingOrder', null);
  clearPersonal();
  expect(readStored('contact')).toBeNull();
  expect(readStored('cart')).toEqual({ of: 'cart' });
});
