import { expect, test } from 'vitest';
import { textAfter } from './search-text.ts';

const typing = { typed: 'calabre', written: new Set(['c', 'cala']), popped: false };

test('what was typed while the address followed stays', () => {
  expect(textAfter({ ...typing, inAddress: 'c' })).toBe('calabre');
  expect(textAfter({ ...typing, inAddress: 'cala' })).toBe('calabre');
});

test('a blank at the end of the typed words stays', () => {
  expect(textAfter({ ...typing, typed: 'meio a ', inAddress: 'meio a' })).toBe('meio a ');
});

test('links, Back and Forward change the field', () => {
  expect(textAfter({ ...typing, inAddress: 'queijo' })).toBe('queijo');
  expect(textAfter({ ...typing, inAddress: 'cala', popped: true })).toBe('cala');
  expect(textAfter({ ...typing, inAddress: null })).toBe('');
});
