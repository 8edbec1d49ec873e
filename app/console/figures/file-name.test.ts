import { expect, test } from 'vitest';
import { fileName, ordersFileName } from './file-name.ts';

test('the figures of one store and those of all have files of different names', () => {
  const brand = { appNome: 'forno', estabelecimentos: [{ id: 7, codigo: 'centro' }] };
  const named = (store: string) =>
    fileName(brand, { first: '2026-03-01', last: '2026-03-07', store });
  expect(named('')).toBe('forno-2026-03-01-2026-03-07.csv');
  expect(named('7')).toBe('forno-centro-2026-03-01-2026-03-07.csv');
  // A hidden store is not among those of the storefront.
  expect(named('8')).toBe('forno-8-2026-03-01-2026-03-07.csv');
});

test('the orders of other days or stores have files of other names', () => {
  const brand = { appNome: 'forno', estabelecimentos: [{ id: 7, codigo: 'centro' }] };
  const named = (asked: Parameters<typeof ordersFileName>[1]) =>
    ordersFileName(brand, asked, '2026-03-07');
  expect(named({})).toBe('forno-pedidos-ate-2026-03-07.csv');
  expect(named({ primeiroDia: '2026-03-01' })).toBe('forno-pedidos-2026-03-01-2026-03-07.csv');
  expect(named({ primeiroDia: '2026-03-07', idEstabelecimento: 7 })).toBe(
    'forno-pedidos-centro-2026-03-07-2026-03-07.csv',
  );
});
