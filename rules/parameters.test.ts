import { expect, test } from 'vitest';
import { readParameters } from './parameters.ts';

const read = (...pairs: [string, string][]) =>
  readParameters(pairs.map(([nome, valor]) => ({ nome, valor })));

// Rows: 3.16, 5.11
test('words of truth become booleans and digits become numbers', () => {
  expect(read(['a', 'true'], ['b', 'false'], ['c', '42'], ['d', '0'])).toEqual({
    a: true,
    b: false,
    c: 42,
    d: 0,
  });
});

// Rows: 5.11
test('capitals, signs, fractions, spaces and nothing stay text', () => {
  expect(read(['a', 'True'], ['b', '-1'], ['c', '1.5'], ['d', ''], ['e', ' 7'])).toEqual({
    a: 'True',
    b: '-1',
    c: '1.5',
    d: '',
    e: ' 7',
  });
});

test('digits that a number cannot hold exactly stay text', () => {
  expect(read(['a', '9007199254740993'])).toEqual({ a: '9007199254740993' });
});

// Rows: 3.16
test('the last of two equal names wins, and a hostile name is a name like any other', () => {
  expect(read(['a', '1'], ['a', '2'])).toEqual({ a: 2 });
  const hostile = read(['__proto__', 'true']);
  expect(Object.keys(hostile)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(hostile)).toBe(Object.prototype);
});
