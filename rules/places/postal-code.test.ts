import { expect, test } from 'vitest';
import { looksLikePostalCode, wholePostalCode } from './postal-code.ts';

test('a postal code is known however it is written', () => {
  for (const text of ['05435000', '05435-000', '05.435-000', ' 05435 000 '])
    expect(wholePostalCode(text)).toBe('05435000');
});

test('streets, numbers and parts of a code are no postal code', () => {
  for (const text of ['', '0543', '05435-00', '054350001', 'Rua 13 de Maio, 05435000', '-'])
    expect(wholePostalCode(text)).toBeNull();
});

test('a code that is still being typed is told from a street', () => {
  expect(looksLikePostalCode('054')).toBe(true);
  expect(looksLikePostalCode('13 de Maio')).toBe(false);
  expect(looksLikePostalCode('')).toBe(false);
});
