// Payment methods as a customer sees them.
import { expect, test } from 'vitest';
import type { PaymentMethod } from '#contract/entities/store.ts';
import { methodGroups } from './method-groups.ts';

const method = (id: number, tipo: PaymentMethod['tipo'], desconto = 0): PaymentMethod => ({
  id,
  nome: `${tipo} ${id}`,
  tipo,
  desconto,
});
const all = [
  method(1, 'cartaoNaEntrega'),
  method(2, 'pixOnline'),
  method(3, 'pixDaLoja'),
  method(4, 'pixNaEntrega', 5),
  method(5, 'cartaoNaEntrega'),
  method(6, 'cartaoOnline'),
  method(7, 'dinheiro'),
];
const guest = { signedIn: false, atTable: false };
const ids = (methods: readonly PaymentMethod[], who = guest) =>
  methodGroups(methods, who).map((group) => group.methods.map(({ id }) => id));

test('there is one row for Pix and one for the card machine, and Pix comes first', () => {
  expect(ids(all)).toEqual([[4, 3, 2], [1, 5], [6], [7]]);
});

test('the best Pix has the larger discount, then needs no login of a guest', () => {
  const plain = all.map((one) => ({ ...one, desconto: 0 }));
  expect(ids(plain)[0]?.[0]).toBe(3);
  expect(ids(plain, { signedIn: true, atTable: false })[0]?.[0]).toBe(2);
  expect(ids(plain, { signedIn: false, atTable: true })[0]?.[0]).toBe(2);
});

test('a row says when it is paid', () => {
  expect(methodGroups(all, guest).map(({ pays }) => pays)).toEqual([
    'mixed',
    'then',
    'now',
    'then',
  ]);
  expect(methodGroups([method(1, 'pixDaLoja')], guest)[0]?.pays).toBe('now');
});
