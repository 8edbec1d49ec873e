// After signing in, customers return to where they were.
import { expect, test } from 'vitest';
import { accountPage, afterSignIn, type Whereabouts } from './after-sign-in.ts';

const one = { id: 1, codigo: 'one' };
const two = { id: 2, codigo: 'two' };
const shop = { possuiDelivery: true, estabelecimentos: [one] };
const nowhere: Whereabouts = { store: null, seatStoreId: null };
const after = (query: string, brand = shop, where: Partial<Whereabouts> = {}) =>
  afterSignIn(new URLSearchParams(query), brand, { ...nowhere, ...where });

// Rows: 2.6, 2.40, 4.23
test('the page that asked comes first, then the cart, then the start of the brand', () => {
  expect(after('redirect=/perfil&voltarTelaCarrinho=true')).toBe('/perfil');
  expect(after('voltarTelaCarrinho=true')).toBe('/delivery?painel=sacola');
  expect(after('voltarTelaCarrinho=false')).toBe('/delivery');
  expect(after('')).toBe('/delivery');
});

test('a redirect never leads to another site', () => {
  expect(after('redirect=https://evil.test&voltarTelaCarrinho=1')).toBe('/delivery?painel=sacola');
});

// Rows: 4.24
test('a brand that takes no orders leads to its loyalty page', () => {
  expect(after('voltarTelaCarrinho=true', { ...shop, possuiDelivery: false })).toBe('/fidelidade');
});

// Rows: 2.6, 4.19
test('login hands the typed text and the wanted page to sign-up', () => {
  const query = new URLSearchParams('redirect=/delivery?painel=finalizar&usuario=x');
  expect(accountPage('/cadastro', query, '11987654321')).toBe(
    '/cadastro?telefone=11987654321&redirect=%2Fdelivery%3Fpainel%3Dfinalizar',
  );
  expect(accountPage('/cadastro', new URLSearchParams(), 'ana@exemplo.com')).toBe(
    '/cadastro?email=ana%40exemplo.com',
  );
  expect(accountPage('/login', new URLSearchParams(), '')).toBe('/login');
});

const chain = { ...shop, estabelecimentos: [one, two] };

// Rows: 4.24
test('of several stores one has to be chosen first, unless it was', () => {
  expect(after('', chain)).toBe('/estabelecimento');
  expect(after('', chain, { store: two })).toBe('/delivery?loja=two');
});

// Rows: 4.23
test('a seated customer goes to their table’s menu, whatever store was chosen', () => {
  expect(after('', chain, { seatStoreId: 2 })).toBe('/delivery?loja=two');
  expect(after('', chain, { seatStoreId: 2, store: one })).toBe('/delivery?loja=two');
  expect(after('voltarTelaCarrinho=true', chain, { seatStoreId: 2 })).toBe(
    '/delivery?loja=two&painel=sacola',
  );
  // A table of a removed store is ignored.
  expect(after('', chain, { seatStoreId: 9 })).toBe('/estabelecimento');
});
