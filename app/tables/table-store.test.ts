// A customer at a table is never sent away because a link names no store.
import { expect, test } from 'vitest';
import { storeOfTable } from './table-store.ts';

const store = (id: number, codigo: string, possuiPedidoMesa: boolean) => ({
  id,
  codigo,
  possuiPedidoMesa,
});
const beach = store(1, 'beach', true);
const square = store(2, 'square', false);
const park = store(3, 'park', true);

// Rows: 2.9, 2.37
test('without a store in the link it is the only one that takes tables', () => {
  expect(storeOfTable([beach, square], null, null)).toEqual({ kind: 'store', store: beach });
  expect(storeOfTable([beach, square], null, square)).toEqual({ kind: 'store', store: beach });
});

test('with tables at several stores the customer chooses one, unless it is known', () => {
  const stores = [beach, square, park];
  expect(storeOfTable(stores, null, null)).toEqual({ kind: 'ask', stores: [beach, park] });
  expect(storeOfTable(stores, null, square)).toEqual({ kind: 'ask', stores: [beach, park] });
  expect(storeOfTable(stores, null, park)).toEqual({ kind: 'store', store: park });
});

// Rows: 4.22
test('a link that names a store means that one, with tables or without', () => {
  const stores = [beach, square, park];
  expect(storeOfTable(stores, 'park', beach)).toEqual({ kind: 'store', store: park });
  expect(storeOfTable(stores, '2', beach)).toEqual({ kind: 'none', store: square });
  expect(storeOfTable(stores, 'gone', beach)).toEqual({ kind: 'ask', stores: [beach, park] });
});

test('a brand of one store asks nothing', () => {
  expect(storeOfTable([beach], 'gone', null)).toEqual({ kind: 'store', store: beach });
  expect(storeOfTable([square], null, null)).toEqual({ kind: 'none', store: square });
  expect(storeOfTable([], null, null)).toEqual({ kind: 'none', store: null });
});
