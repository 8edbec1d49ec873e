import { expect, test } from 'vitest';
import { optionKey, placeOfKey, readSearch, readWeight } from './search-text.ts';

test('a number with an x before the name is the quantity', () => {
  expect(readSearch('2x calab')).toMatchObject({ quantity: 2, needle: 'calab' });
  expect(readSearch(' 12 X suco ')).toMatchObject({ quantity: 12, needle: 'suco' });
  expect(readSearch('calabresa')).toMatchObject({ quantity: 1, needle: 'calabresa' });
});

test('a name that begins with a number stays a name', () => {
  expect(readSearch('4 queijos')).toMatchObject({ quantity: 1, needle: '4 queijos' });
  expect(readSearch('0x suco').quantity).toBe(1);
});

test.each([
  ['500g banana', 500, 'banana'],
  ['1,5 kg de banana prata', 1500, 'banana prata'],
  ['banana 0.25KG', 250, 'banana'],
])('%s is a weight of a product', (typed, grams, needle) => {
  expect(readWeight(typed)).toEqual({ quantity: 1, grams, needle });
});

test('what is no weight is none', () => {
  expect(['banana', '2x banana', '500 g', 'kg banana', '3 gatos'].map(readWeight)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('each option has its key: digits, then letters, then none', () => {
  expect([0, 8, 9, 34, 35].map(optionKey)).toEqual(['1', '9', 'a', 'z', null]);
  expect([placeOfKey('1'), placeOfKey('A'), placeOfKey('ç')]).toEqual([0, 9, -1]);
});
