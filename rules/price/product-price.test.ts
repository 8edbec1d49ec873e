import { expect, test } from 'vitest';
import type { Option, OptionGroup } from '#contract/entities/product.ts';
import { sampleGroup, sampleOption, samplePizza } from '../../test/menu-samples.ts';
import { groupBounds } from './option-groups.ts';
import { checkChoices, startingPrice, unitPrice } from './product-price.ts';

const [option, group] = [sampleOption, sampleGroup];
const product = (valor: number, opcoes: OptionGroup[], valorDe: number | null = null) =>
  samplePizza(opcoes, { valor, valorDe });
const chose = (id: number, ...opcoes: [id: number, quantidade: number][]) => ({
  id,
  opcoes: opcoes.map(([option, quantidade]) => ({ id: option, quantidade })),
});

const size = group(10, 0, 1, 1, [
  option(1, 0),
  option(2, 1000),
  option(3, 2050, { esgotado: true }),
]);
const extras = group(20, 1, 0, 3, [
  option(4, 350),
  option(5, 425),
  option(6, 0, { informativo: true }),
]);
const remarks = group(30, 2, 0, 0, [option(7, 999, { informativo: true }), option(8, 500)]);
const flavours = (flags: Partial<Option>) =>
  group(40, 3, 1, 4, [option(11, 4001, flags), option(12, 5000), option(13, 6000)]);

// Rows: 3.33
test('a variation adds the value of the chosen option', () => {
  expect(unitPrice(product(3000, [size]), [chose(10, [2, 1])])).toBe(4000);
});

// Rows: 3.33
test('extras add up with their quantities', () => {
  expect(unitPrice(product(3000, [extras]), [chose(20, [4, 2], [5, 1])])).toBe(
    3000 + 2 * 350 + 425,
  );
});

// Rows: 3.33
test('removals and remarks are free even with a value', () => {
  expect(unitPrice(product(3000, [remarks]), [chose(30, [7, 1], [8, 1])])).toBe(3000);
});

// Rows: 3.34
test('an informative option is never charged, in any group', () => {
  for (const adicional of [0, 1, 2, 3] as const) {
    const informative = group(50, adicional, 0, 5, [option(1, 700, { informativo: true })]);
    expect(unitPrice(product(3000, [informative]), [chose(50, [1, 2])])).toBe(3000);
  }
});

// Rows: 3.33, 3.34
test('flavours cost the highest when any option of the group says so, chosen or not', () => {
  expect(
    unitPrice(product(0, [flavours({ considerarMaiorValor: true, considerarMedia: true })]), [
      chose(40, [12, 1], [13, 1]),
    ]),
  ).toBe(6000);
});

// Rows: 3.34
test('flavours cost the mean of their parts, half up to a cent, once', () => {
  const pizza = product(0, [flavours({ considerarMedia: true })]);
  expect(unitPrice(pizza, [chose(40, [11, 1], [12, 1])])).toBe(4501); // 9001 / 2 = 4500.5
  expect(unitPrice(pizza, [chose(40, [11, 2], [13, 1])])).toBe(4667); // (8002 + 6000) / 3 = 4667.33
  // 21001 / 4 = 5250.25
  expect(unitPrice(pizza, [chose(40, [11, 1], [12, 1], [13, 2])])).toBe(5250);
});

test('the same flavour twice counts twice, as a quantity or as two entries', () => {
  const pizza = product(0, [flavours({ considerarMedia: true })]);
  expect(unitPrice(pizza, [chose(40, [11, 1], [11, 1], [13, 1])])).toBe(4667);
  expect(checkChoices(pizza, [chose(40, [11, 1], [11, 1], [13, 1])])).toEqual([]);
});

test('flavours of a group that says nothing add up', () => {
  expect(unitPrice(product(100, [flavours({})]), [chose(40, [11, 1], [12, 2])])).toBe(
    100 + 4001 + 10_000,
  );
});

test('choices that the product does not have change no price', () => {
  expect(unitPrice(product(3000, [extras]), [chose(99, [4, 2]), chose(20, [77, 5])])).toBe(3000);
});

test('a price never goes below zero', () => {
  expect(
    unitPrice(product(100, [group(10, 0, 1, 1, [option(1, -500)])]), [chose(10, [1, 1])]),
  ).toBe(0);
});

// Rows: 3.32, 3.35, 5.39
test('the starting price fills required groups with their cheapest that is not sold out', () => {
  const soldOutFirst = group(10, 0, 1, 1, [
    option(1, 0, { esgotado: true }),
    option(2, 1000),
    option(3, 1500),
  ]);
  const twoSides = group(20, 1, 2, 3, [option(4, 300), option(5, 250)]);
  expect(startingPrice(product(2000, [soldOutFirst, twoSides, extras]))).toEqual({
    valorRealCalculado: 2000 + 1000 + 2 * 250,
    valorDeCalculado: null,
  });
});

// Rows: 3.32, 3.35
test('the struck-through price is there only when it is higher', () => {
  expect(startingPrice(product(2000, [size], 2500))).toEqual({
    valorRealCalculado: 2000,
    valorDeCalculado: 2500,
  });
  expect(startingPrice(product(2000, [], 2000)).valorDeCalculado).toBeNull();
  expect(startingPrice(product(2000, [], 1500)).valorDeCalculado).toBeNull();
});

// Rows: 5.39
test('required flavours start at the cheapest, in each of the three price modes', () => {
  const flags: [Partial<Option>, number][] = [
    [{ considerarMedia: true }, 4001],
    [{ considerarMaiorValor: true }, 4001],
    [{}, 8002],
  ];
  for (const [flag, expected] of flags) {
    expect(
      startingPrice(product(0, [{ ...flavours(flag), quantidadeMinima: 2 }])).valorRealCalculado,
    ).toBe(expected);
  }
});

test('a required group where everything sold out still shows a price', () => {
  expect(
    startingPrice(product(2000, [group(10, 0, 1, 1, [option(1, 300, { esgotado: true })])]))
      .valorRealCalculado,
  ).toBe(2300);
  expect(startingPrice(product(2000, [group(10, 0, 1, 1, [])])).valorRealCalculado).toBe(2000);
});

test('a variation takes exactly one, whatever its bounds say; a maximum of zero means 99', () => {
  expect(groupBounds({ adicional: 0, quantidadeMinima: 0, quantidadeMaxima: 5 })).toEqual({
    minimum: 1,
    maximum: 1,
  });
  expect(groupBounds({ adicional: 1, quantidadeMinima: 2, quantidadeMaxima: 0 })).toEqual({
    minimum: 2,
    maximum: 99,
  });
});

const kinds = (choices: Parameters<typeof checkChoices>[1], ...groups: OptionGroup[]) =>
  checkChoices(product(0, groups), choices).map((problem) => problem.kind);

test('good choices have no problem', () => {
  expect(kinds([chose(10, [1, 1]), chose(20, [4, 2], [5, 1])], size, extras, remarks)).toEqual([]);
});

test('each kind of wrong choice has its name', () => {
  const required = group(20, 1, 2, 3, [option(4, 0), option(5, 0)]);
  expect(kinds([], size)).toEqual(['missing']);
  expect(kinds([chose(10)], size)).toEqual(['missing']);
  expect(kinds([chose(10, [1, 1], [2, 1])], size)).toEqual(['tooMany']);
  expect(kinds([chose(10, [1, 2])], size)).toEqual(['tooMany']);
  expect(kinds([chose(10, [3, 1])], size)).toEqual(['soldOut']);
  expect(kinds([chose(20, [4, 1])], required)).toEqual(['tooFew']);
  expect(kinds([chose(20, [4, 4])], required)).toEqual(['tooMany']);
  expect(kinds([chose(20, [4, 1], [4, 1])], required)).toEqual(['repeated']);
  expect(kinds([chose(20, [4, 1]), chose(20, [5, 1])], required)).toEqual(['repeated']);
  expect(kinds([chose(20, [4, 2], [77, 1])], required)).toEqual(['unknown']);
  expect(kinds([chose(30, [7, 100])], remarks)).toEqual(['tooMany']);
  expect(checkChoices(product(0, []), [chose(98, [1, 1])])).toEqual([
    { idGrupo: null, nome: '', kind: 'unknown', minimum: 0, maximum: 0 },
  ]);
});

test('a problem carries the numbers and the name that its sentence needs', () => {
  expect(checkChoices(product(0, [extras]), [chose(20, [4, 4])])).toEqual([
    { idGrupo: 20, nome: 'group 20', kind: 'tooMany', minimum: 0, maximum: 3 },
  ]);
  expect(checkChoices(product(0, [size]), [chose(10, [3, 1])])).toEqual([
    { idGrupo: 10, nome: 'option 3', kind: 'soldOut', minimum: 1, maximum: 1 },
  ]);
});
