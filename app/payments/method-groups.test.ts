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
  expect(ids(all)).toEqual([[4, 2, 3], [1, 5], [6], [7]]);
});

test('the best Pix has the larger discount, then needs no login of a guest', () => {
  const plain = all.map((one) => ({ ...one, desconto: 0 }));
  const best = (who: typeof guest) => methodGroups(plain, who)[0]?.best.id;
  expect(methodGroups(all, guest)[0]?.best.id).toBe(4);
  expect(best(guest)).toBe(3);
  expect(best({ signedIn: true, atTable: false })).toBe(2);
  expect(best({ signedIn: false, atTable: true })).toBe(2);
});

test('the ways inside a row stand in one order for guests and customers', () => {
  const plain = all.map((one) => ({ ...one, desconto: 0 }));
  expect(ids(plain)).toEqual([[2, 3, 4], [1, 5], [6], [7]]);
  expect(ids(plain, { signedIn: true, atTable: false })).toEqual(ids(plain));
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
