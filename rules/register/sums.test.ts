import { expect, test } from 'vitest';
import type { Landed } from './sums.ts';
import { countingOf, differs, linesToCount, sumOfForm, sumsOf } from './sums.ts';

const move = (change: Partial<Landed>): Landed => ({
  forma: 'dinheiro',
  valor: 1000,
  idPessoa: 1,
  nomePessoa: 'Davi',
  isSale: true,
  ...change,
});
const drawer = [
  move({ isSale: false, valor: 15_000 }),
  move({ valor: 8_810 }),
  move({ valor: 2_000, idPessoa: 2, nomePessoa: 'Lia' }),
  move({ isSale: false, valor: -6_000, idPessoa: 2 }),
  move({ forma: 'cartao', valor: 10_400 }),
  move({ forma: 'online', valor: 7_240, idPessoa: null, nomePessoa: null }),
];

test('the drawer holds the opening, the sales, what was put in, less what was taken out', () => {
  const sums = sumsOf(drawer);
  expect(sumOfForm(sums, 'dinheiro')).toBe(15_000 + 8_810 + 2_000 - 6_000);
  expect(sums.map(({ forma, idPessoa, valor }) => [forma, idPessoa, valor])).toEqual([
    ['dinheiro', null, 9_000],
    ['dinheiro', 1, 8_810],
    ['dinheiro', 2, 2_000],
    ['cartao', 1, 10_400],
    ['online', null, 7_240],
  ]);
});

test('a counting that agrees has no difference, and money of a provider needs none', () => {
  const lines = countingOf(sumsOf(drawer), [
    { forma: 'dinheiro', idPessoa: null, valor: 19_810 },
    { forma: 'cartao', idPessoa: null, valor: 10_400 },
  ]);
  expect(differs(lines)).toBe(false);
  expect(lines.map(({ forma }) => forma)).toEqual(['dinheiro', 'cartao', 'online']);
});

test('what nobody counted is missing', () => {
  const lines = countingOf(sumsOf(drawer), [{ forma: 'dinheiro', idPessoa: null, valor: 19_810 }]);
  expect(differs(lines)).toBe(true);
  expect(lines.find(({ forma }) => forma === 'cartao')).toMatchObject({
    esperado: 10_400,
    contado: 0,
  });
});

test('counted by person, one who has too little and one who has too much both differ', () => {
  const lines = countingOf(sumsOf(drawer.slice(1, 3)), [
    { forma: 'dinheiro', idPessoa: 1, valor: 8_800 },
    { forma: 'dinheiro', idPessoa: 2, valor: 2_010 },
  ]);
  expect(lines.map(({ contado, esperado }) => contado - esperado)).toEqual([-10, 10]);
  expect(differs(lines)).toBe(true);
});

test('a card sale of another register that went back is no difference of this one', () => {
  const sums = sumsOf([
    ...drawer.slice(0, 2),
    move({ forma: 'cartao', valor: -5_000 }),
    move({ forma: 'cartao', valor: 2_000, idPessoa: 2, nomePessoa: 'Lia' }),
  ]);
  expect(linesToCount(sums, false)).toMatchObject([{ forma: 'dinheiro', esperado: 23_810 }]);
  const cash = { forma: 'dinheiro', idPessoa: null, valor: 23_810 } as const;
  expect(differs(countingOf(sums, [cash]))).toBe(false);
  const lia = { forma: 'cartao', idPessoa: 2, valor: 2_000 } as const;
  expect(linesToCount(sums, true).map(({ forma, idPessoa }) => [forma, idPessoa])).toEqual([
    ['dinheiro', null],
    ['dinheiro', 1],
    ['cartao', 2],
  ]);
  expect(differs(countingOf(sums, [cash, lia]))).toBe(false);
  expect(differs(countingOf(sums, [cash, { ...lia, valor: 1_900 }]))).toBe(true);
});

test('cash that a person gave back beyond their sales is expected of the drawer', () => {
  const sums = sumsOf([
    ...drawer.slice(0, 2),
    move({ valor: -1_500, idPessoa: 2, nomePessoa: 'Lia' }),
  ]);
  expect(linesToCount(sums, true)).toMatchObject([
    { idPessoa: null, esperado: 13_500 },
    { idPessoa: 1, esperado: 8_810 },
  ]);
  const held = { forma: 'dinheiro', idPessoa: null, valor: 13_500 } as const;
  const davi = { forma: 'dinheiro', idPessoa: 1, valor: 8_810 } as const;
  expect(differs(countingOf(sums, [held, davi]))).toBe(false);
  expect(differs(countingOf(sums, [{ ...held, valor: 15_000 }, davi]))).toBe(true);
  const lia = { ...davi, idPessoa: 2, valor: 0 };
  expect(countingOf(sums, [davi, lia]).find(({ idPessoa }) => idPessoa === 2)).toMatchObject({
    nomePessoa: 'Lia',
    esperado: -1_500,
  });
});

test('a register without moves is closed without counting', () => {
  expect(countingOf([], [])).toEqual([]);
});

test('a drawer that should be empty is counted, money of a provider is not', () => {
  const sums = sumsOf(drawer.slice(-2));
  for (const byPerson of [false, true])
    expect(linesToCount(sums, byPerson).map(({ forma, esperado }) => [forma, esperado])).toEqual([
      ['dinheiro', 0],
      ['cartao', 10_400],
    ]);
  expect(linesToCount(sumsOf(drawer), true).map(({ idPessoa }) => idPessoa)).toEqual([
    null,
    1,
    2,
    1,
  ]);
  expect(linesToCount([], false)).toEqual([]);
});
