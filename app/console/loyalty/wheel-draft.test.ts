import { expect, test } from 'vitest';
import { emptyPrize, prizeTexts, readOdds, readPrize, sumOf } from './wheel-draft.ts';

const nothing = {
  valorDesconto: 0,
  valorDescontoPercentual: 0,
  maximoDesconto: 0,
  freteGratis: false,
};
const prizes = [
  { ...nothing, nome: '10% off', probabilidade: 33.33, valorDescontoPercentual: 10 },
  { ...nothing, nome: 'R$ 5', probabilidade: 33.33, valorDesconto: 500 },
  { ...nothing, nome: 'Quase', probabilidade: 33.34 },
];

test('prizes are read as they were written, and their odds add up exactly', () => {
  const texts = prizeTexts(prizes);
  expect(texts.map(readPrize)).toEqual(prizes);
  expect(sumOf(texts)).toBe(100);
});

test('odds have two decimals at the most', () => {
  expect([
    readOdds('12,25'),
    readOdds('0'),
    readOdds('12,255'),
    readOdds('101'),
    readOdds(''),
  ]).toEqual([12.25, 0, null, null, null]);
});

test('a new prize without entries is not read as a prize', () => {
  expect(readPrize(emptyPrize())).toBeUndefined();
});
