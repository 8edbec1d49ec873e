import { expect, test } from 'vitest';
import { optionKey, placeOfKey, readSearch } from './search-text.ts';

test('a number with an x before the name is the quantity', () => {
  expect(readSearch('2x calab')).toEqual({ quantity: 2, needle: 'calab' });
  expect(readSearch(' 12 X suco ')).toEqual({ quantity: 12, needle: 'suco' });
  expect(readSearch('calabresa')).toEqual({ quantity: 1, needle: 'calabresa' });
});

test('a name that begins with a number stays a name', () => {
  expect(readSearch('4 queijos')).toEqual({ quantity: 1, needle: '4 queijos' });
  expect(readSearch('0x suco').quantity).toBe(1);
});

test('each option has its key: digits, then letters, then none', () => {
  expect([0, 8, 9, 34, 35].map(optionKey)).toEqual(['1', '9', 'a', 'z', null]);
  expect([placeOfKey('1'), placeOfKey('A'), placeOfKey('ç')]).toEqual([0, 9, -1]);
});
