// One product, seen by a store and by a way of receiving an order.
import { expect, test } from 'vitest';
import { samplePizza } from '../../test/menu-samples.ts';
import { allSoldAs, soldAs } from './sold-as.ts';
import { inStore, inStoreOrder, type StoreLayer, soldOutIn } from './store-layer.ts';

const now = new Date('2026-11-23T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const ofBrand = {
  valor: 4000,
  valorDe: 5000,
  promocional: true,
  promocaoDe: null,
  promocaoAte: null,
  visivel: true,
  esgotado: false,
  soldOutUntil: null,
  quantidade: 7,
  disponibilidade: [],
};
const nothing: StoreLayer = {
  valor: null,
  valorDe: null,
  valorEntrega: null,
  valorRetirada: null,
  formas: null,
  visivel: null,
  esgotado: false,
  soldOutUntil: null,
  quantidade: null,
  disponibilidade: null,
  position: null,
};

// Rows: 1.33
test('a store that says nothing sells as the brand does', () => {
  expect(inStore(ofBrand, nothing, now)).toEqual(ofBrand);
  expect(inStore(ofBrand, undefined, now)).toEqual(ofBrand);
});

test('a store’s price is plain: the brand’s promotion does not apply to it', () => {
  expect(inStore(ofBrand, { ...nothing, valor: 4500, quantidade: 0 }, now)).toMatchObject({
    valor: 4500,
    valorDe: null,
    promocional: false,
    quantidade: 0,
  });
});

test('a store’s own promotion shows its list price, which counts only above its price', () => {
  const own = (valor: number | null, valorDe: number | null) =>
    inStore(ofBrand, { ...nothing, valor, valorDe }, now);
  expect(own(3000, 4500)).toMatchObject({ valor: 3000, valorDe: 4500, promocional: true });
  expect(own(4500, 4500)).toMatchObject({ valor: 4500, valorDe: null, promocional: false });
  expect(own(null, 9000)).toMatchObject({ valor: 4000, valorDe: 5000, promocional: true });
});

test('sold out here or everywhere is sold out, until the later of both', () => {
  const here = { esgotado: true, soldOutUntil: later(2) };
  const there = { esgotado: true, soldOutUntil: later(5) };
  expect(soldOutIn(ofBrand, here, now)).toEqual({ esgotado: true, soldOutUntil: later(2) });
  expect(soldOutIn(there, here, now).soldOutUntil).toEqual(later(5));
  expect(soldOutIn({ ...there, soldOutUntil: null }, here, now).soldOutUntil).toBe(null);
  expect(soldOutIn(ofBrand, { esgotado: true, soldOutUntil: later(-1) }, now).esgotado).toBe(false);
});

test('products that a store places come first, and the others keep the brand’s order', () => {
  const places = new Map([
    ['c', 0],
    ['a', 1],
  ]);
  const order = inStoreOrder(['a', 'b', 'c', 'd'], (name) => places.get(name) ?? null);
  expect(order).toEqual(['c', 'a', 'b', 'd']);
});

test('the price of a way overrides the store’s, and names itself', () => {
  const product = samplePizza([], {
    valor: 4500,
    valorDe: null,
    camada: 'loja',
    valoresPorForma: { retirada: 4200 },
    formas: ['entrega', 'retirada'],
  });
  expect(soldAs(product, 'entrega')).toBe(product);
  expect(soldAs(product, 'retirada')).toMatchObject({
    valor: 4200,
    camada: 'retirada',
    valorRealCalculado: 4200,
  });
  expect(soldAs(product, 'mesa')).toBe(null);
  expect(allSoldAs([product], 3)).toEqual([]);
});
