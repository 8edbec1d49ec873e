import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatPercent } from './currency.ts';
import { parseMoneyInput } from './money-input.ts';

const reais = (cents: number, locale = 'pt-BR') => formatMoney(cents, { currency: 'BRL', locale });

// Rows: 1.26
test('reais have a decimal comma, dots for thousands and a no-break space', () => {
  expect(reais(123_450)).toBe('R$\u00a01.234,50');
  expect(reais(0)).toBe('R$\u00a00,00');
  expect(reais(5)).toBe('R$\u00a00,05');
  expect(reais(123_456_789)).toBe('R$\u00a01.234.567,89');
});

test('reais and whole percentages are written as the platform writes them', () => {
  const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  fc.assert(
    fc.property(fc.oneof(fc.nat(200_000_000), fc.nat(10 ** 13)), (cents) => {
      expect(reais(cents)).toBe(money.format(cents / 100));
    }),
  );
  for (const locale of ['pt-BR', 'pt-PT', 'es', 'en', 'de', 'fr']) {
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    for (const value of [0, 5, 12, 100, 999, 1000, 12_345])
      expect(formatPercent(value, locale)).toBe(percent.format(value / 100));
  }
});

test('reais look the same in every language of the interface', () => {
  for (const locale of ['pt-BR', 'pt-PT', 'es', 'en', 'de', 'fr'])
    expect(reais(123_450, locale)).toBe('R$\u00a01.234,50');
});

// Rows: 1.22
test('TESTE, lower case and a code that is none are shown as reais', () => {
  for (const currency of ['TESTE', 'brl', '', 'R$', 'BR'])
    expect(formatMoney(1990, { currency, locale: 'en' })).toBe('R$\u00a019,90');
});

test('a minus is a minus sign, in front', () => {
  expect(reais(-123_450)).toBe('\u2212R$\u00a01.234,50');
  expect(reais(-0)).toBe('R$\u00a00,00');
});

// Rows: 1.23
test('Argentine pesos have the Argentine format', () => {
  expect(formatMoney(123_450, { currency: 'ARS', locale: 'pt-BR' })).toBe('$\u00a01.234,50');
});

// Rows: 1.24
test('other currencies follow the language, always with two decimals', () => {
  expect(formatMoney(123_450, { currency: 'EUR', locale: 'pt-PT' })).toBe('€\u00a01.234,50');
  expect(formatMoney(123_450, { currency: 'EUR', locale: 'en' })).toBe('€1,234.50');
  expect(formatMoney(123_450, { currency: 'CLP', locale: 'pt-BR' })).toContain('1.234,50');
});

test.each([
  ['100', 10_000],
  ['100,00', 10_000],
  ['100,5', 10_050],
  ['1.234,5', 123_450],
  ['1.234', 123_400],
  ['R$ 20', 2000],
  ['r$\u00a020,00', 2000],
  [' 50 ', 5000],
  ['12.50', 1250],
  ['12.5', 1250],
  ['100,', 10_000],
  ['0,01', 1],
  ['4,35', 435],
])('%s is %i cents', (typed, cents) => {
  expect(parseMoneyInput(typed)).toBe(cents);
});

test.each([
  '',
  'abc',
  '-5',
  '1,234',
  '1.234.50',
  '12.3456',
  '1.23.4',
  ',5',
  '1e3',
  '99999999999',
  'R$',
])('"%s" is no amount', (typed) => {
  expect(parseMoneyInput(typed)).toBeNull();
});

test('an amount is understood with the decimal sign of any of the six languages', () => {
  expect(
    [
      '1,234.50',
      '1.234,50',
      '1234.50',
      '1234,50',
      '1 234,50',
      '1\u202f234,50 €',
      '$1,234.50',
      'ARS 1.234,50',
    ].map(parseMoneyInput),
  ).toEqual(Array.from({ length: 8 }, () => 123_450));
});

test('a percentage is written as the language of the page writes it', () => {
  const plain = (locale: string) => formatPercent(12.5, locale).replace(/[\u00a0\u202f]/, ' ');
  expect(['pt-BR', 'en', 'de', 'fr', 'es'].map(plain)).toEqual([
    '12,5%',
    '12.5%',
    '12,5 %',
    '12,5 %',
    '12,5 %',
  ]);
  expect(formatPercent(10, 'pt-BR')).toBe('10%');
});
