import { expect, test } from 'vitest';
import { amountText, isWhole, orNone, readDays, readPercent, wholeNumber } from './typed-values.ts';

test('an amount is written as it is typed, and none is an empty field', () => {
  expect([1250, 5, 0, 123_456, null].map(amountText)).toEqual([
    '12,50',
    '0,05',
    '0,00',
    '1234,56',
    '',
  ]);
});

test('a whole number has no sign, no decimals and stays within its bounds', () => {
  expect(
    ['1', ' 30 ', '31', '0', '-1', '2,5', '1e1', ''].map((text) => wholeNumber(text, 1, 30)),
  ).toEqual([1, 30, null, null, null, null, null, null]);
  expect(['1', '3650', '3651', '0'].map(readDays)).toEqual([1, 3650, undefined, undefined]);
});

test('a percentage takes either decimal sign, and nothing typed is no percentage', () => {
  expect(['0', '12,5', '12.5', '100', '100,1', '-1', 'x', ''].map(readPercent)).toEqual([
    0,
    12.5,
    12.5,
    100,
    null,
    null,
    null,
    null,
  ]);
});

test('an empty field is none, and one that cannot be read is neither none nor a value', () => {
  expect(
    ['', ' ', '7', 'seven'].map((text) => orNone(text, (typed) => wholeNumber(typed, 1, 9))),
  ).toEqual([null, null, 7, undefined]);
  expect(isWhole({ least: null, most: 4 })).toBe(true);
  expect(isWhole({ least: undefined, most: 4 })).toBe(false);
});
