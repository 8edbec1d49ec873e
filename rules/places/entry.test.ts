import { expect, test } from 'vitest';
import { decideEntry, type EntryInput, listsStores } from './entry.ts';

const visitor: EntryInput = {
  search: '',
  possuiDelivery: true,
  storeCount: 1,
  storeSelected: false,
};

// Rows: 2.31
test('a login link goes first and keeps its query', () => {
  const search = '?chave=a%20b&loja=centro&x=1&x=2';
  expect(decideEntry({ ...visitor, search, possuiDelivery: false, storeSelected: true })).toEqual({
    kind: 'accessLink',
    to: `/login/Acesso${search}`,
  });
  expect(decideEntry({ ...visitor, search: 'chave=k' })).toEqual({
    kind: 'accessLink',
    to: '/login/Acesso?chave=k',
  });
});

test('an empty key is no login link', () => {
  expect(decideEntry({ ...visitor, search: '?chave=&loja=2' }).kind).toBe('menu');
});

// Rows: 2.32, 3.3
test('a brand without delivery shows the login, even with a store selected', () => {
  expect(
    decideEntry({ ...visitor, possuiDelivery: false, storeSelected: true, storeCount: 3 }),
  ).toEqual({ kind: 'login' });
});

// Rows: 2.33
test('a selected store shows its menu, even among several', () => {
  expect(decideEntry({ ...visitor, storeSelected: true, storeCount: 3 })).toEqual({
    kind: 'menu',
    reason: 'storeSelected',
  });
});

// Rows: 2.34, 2.35
test('several stores ask which; one needs no question', () => {
  expect(decideEntry({ ...visitor, storeCount: 2 })).toEqual({ kind: 'stores' });
  expect(decideEntry(visitor)).toEqual({ kind: 'menu', reason: 'onlyStore' });
});

// Rows: 2.11, 2.12, 2.13
test('/lojas, /estabelecimentos and /estabelecimento list several stores', () => {
  const listed = (path: string, possuiDelivery: boolean, storeCount: number) =>
    listsStores({ path, possuiDelivery, storeCount });
  for (const path of ['/lojas', '/estabelecimentos', '/estabelecimento']) {
    expect(listed(path, true, 3)).toBe(true);
    expect(listed(path, false, 3)).toBe(true);
    expect(listed(path, false, 1)).toBe(false);
  }
  expect(listed('/lojas', true, 1)).toBe(false);
  expect(listed('/estabelecimento', true, 1)).toBe(true);
});
