// The store that a page is about, from its address and the cookie of the last choice.
import { expect, test } from 'vitest';
import type { Store } from '#contract/entities/store.ts';
import { chooseStore } from './store-choice.ts';

const stores = [
  { id: 1, codigo: 'boa-viagem' },
  { id: 2, codigo: 'casa-forte' },
] as Store[];
const brand = { estabelecimentos: stores, permitirDesconectarMesa: false };
const chosen = (cookie: string | null, address = '/delivery') =>
  chooseStore(brand, new URL(address, 'http://acai.localhost'), cookie)?.codigo ?? null;

// Rows: 3.51
test('the address names the store, then the cookie of the last choice', () => {
  const cookie = 'a=1; quitute_loja=casa-forte; b=2';
  expect(chosen(cookie)).toBe('casa-forte');
  expect(chosen(cookie, '/delivery?loja=boa-viagem')).toBe('boa-viagem');
  expect(chosen(null)).toBeNull();
});

// Anybody can write a cookie, and a page that fails for it fails until the cookie is gone.
test.each(['%', '%E0', '%E0%A4%A', ''])('a cookie that says %j counts as none', (value) => {
  expect(chosen(`quitute_loja=${value}`)).toBeNull();
});
