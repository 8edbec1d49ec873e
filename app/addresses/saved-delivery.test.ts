// One address for all stores of a brand; a fee only from the store that set it.
import { expect, test } from 'vitest';
import type { DeliveryQuote } from '#contract/entities/address.ts';
import { harmonia } from '#test/addresses.ts';
import { withEdited } from './moved-choice.ts';
import { renewedQuote } from './renewed-quote.ts';
import { noDelivery, offeredType, parseDelivery, withAddress, withType } from './saved-delivery.ts';

const quote: DeliveryQuote = {
  taxaEntrega: 690,
  minimoEntregaGratis: 12_000,
  valorMinimoPedido: null,
  tempoMinimo: 35,
  tempoMaximo: 50,
  estabelecimentoQueAtende: null,
};

test('a stored delivery choice is read back', () => {
  const kept = withType(withAddress(noDelivery, 1, harmonia, quote), 1, 2);
  expect(parseDelivery(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('the point of an address comes back, and half a point is none', () => {
  const parsed = (more: object) =>
    parseDelivery({ address: { ...harmonia, ...more }, stores: {} }).address;
  expect(parsed({ latitude: -23.5, longitude: -46.6 })).toEqual({
    ...harmonia,
    latitude: -23.5,
    longitude: -46.6,
  });
  expect(parsed({ latitude: -23.5 })).toEqual(harmonia);
  expect(parsed({ latitude: 95, longitude: 'x' })).toEqual(harmonia);
});

test('a new address clears the fees of other stores, not the kind of order', () => {
  const before = withType(withAddress(noDelivery, 1, harmonia, quote), 1, 2);
  const after = withAddress(before, 2, { ...harmonia, numero: '1' }, quote);
  expect(after.stores[1]).toEqual({ type: 2, quote: null });
  expect(after.stores[2]?.quote).toEqual(quote);
});

test('a saved address that is edited is the new one where it is chosen, with no fee yet', () => {
  const chosen = withType(withAddress(noDelivery, 1, { ...harmonia, id: 7 }, quote), 1, 1);
  const edited = { ...harmonia, id: 7, numero: '500' };
  expect(withEdited(chosen, edited)).toEqual({
    address: edited,
    stores: { 1: { type: 1, quote: null } },
  });
  expect(withEdited(chosen, { ...edited, id: 8 })).toBe(chosen);
  // An address of a guest and a new one have no id: they are not the same for that.
  const guest = withAddress(noDelivery, 1, harmonia, quote);
  expect(withEdited(guest, { ...harmonia, numero: '500' })).toBe(guest);
});

test('a stored quote takes the terms of now, and its fee waits for the cart’s price', () => {
  const dearer = { ...quote, taxaEntrega: 890, valorMinimoPedido: 3000, minimoEntregaGratis: null };
  expect(renewedQuote(quote, dearer)).toEqual({ ...dearer, taxaEntrega: 690 });
  const unserved = { ...quote, taxaEntrega: null };
  expect(renewedQuote(quote, unserved)).toEqual(quote);
  // Not served before, or never asked: nothing was seen.
  for (const before of [unserved, null]) expect(renewedQuote(before, dearer)).toEqual(dearer);
});

test('a corrupted address is no address, and a fee without an address is no fee', () => {
  expect(
    parseDelivery({ address: { ...harmonia, numero: ' ' }, stores: { 1: { type: 1, quote } } }),
  ).toEqual({
    address: null,
    stores: { 1: { type: 1, quote: null } },
  });
  for (const raw of [null, 'x', 4, []]) expect(parseDelivery(raw)).toEqual(noDelivery);
});

test('a fee that is no amount of cents is unknown', () => {
  for (const taxaEntrega of [-1, 6.9, '690', Number.NaN]) {
    expect(
      parseDelivery({
        address: harmonia,
        stores: { 1: { type: 1, quote: { ...quote, taxaEntrega } } },
      }).stores[1]?.quote,
    ).toBeNull();
  }
});

test('ways that the store does not offer are not shown', () => {
  const both = { permiteEntrega: true, permiteRetiradaBalcao: true };
  expect(offeredType(null, both)).toBe(1);
  expect(offeredType(2, both)).toBe(2);
  expect(offeredType(2, { ...both, permiteRetiradaBalcao: false })).toBe(1);
  expect(offeredType(1, { ...both, permiteEntrega: false })).toBe(2);
  expect(offeredType(null, { ...both, permiteEntrega: false })).toBe(2);
});
