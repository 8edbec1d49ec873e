import { expect, test } from 'vitest';
import { readStoreDraft, type StoreDraft, toStoreDraft } from './store-draft.ts';

const read = (part: Partial<StoreDraft>) => readStoreDraft({ ...toStoreDraft(null), ...part });

// Rows: 1.33
test('an untouched draft leaves everything to the brand', () => {
  const { fields, quantidade, problems } = read({});
  expect(new Set(Object.values(fields))).toEqual(new Set([null]));
  expect([quantidade, problems]).toEqual([null, []]);
});

test('a price of a store or a way is read in cents, and nonsense is named', () => {
  expect(read({ price: '54,90', pickupPrice: '49' }).fields).toMatchObject({
    valor: 5490,
    valorRetirada: 4900,
    valorEntrega: null,
  });
  expect(read({ deliveryPrice: 'caro', tablePrice: '-1' }).problems).toEqual([
    'deliveryPrice',
    'tablePrice',
  ]);
});

test('a promotion of a store needs a price of the store below it', () => {
  expect(read({ price: '30', listPrice: '45' })).toMatchObject({
    fields: { valor: 3000, valorDe: 4500 },
    problems: [],
  });
  expect(read({ price: '45', listPrice: '45' }).problems).toEqual(['listPriceTooLow']);
  expect(read({ listPrice: '45' }).problems).toEqual(['listPriceTooLow']);
});

test('a product that is sold in no way at all must be hidden instead', () => {
  expect(read({ ways: [] }).problems).toEqual(['ways']);
  expect(read({ ways: ['retirada'] }).fields.formas).toEqual(['retirada']);
});

test('hours of its own need days and times; none of them means always', () => {
  expect(read({ ownHours: true }).fields.disponibilidade).toEqual([]);
  expect(read({ ownHours: true, served: [{ days: [], opens: '', closes: '' }] }).problems).toEqual([
    'served',
  ]);
});
