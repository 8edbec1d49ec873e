import { expect, test } from 'vitest';
import type { Option, OptionGroup } from '#contract/entities/product.ts';
import { sampleGroup, sampleOption } from '../../test/menu-samples.ts';
import { describeChoices } from './choices-text.ts';

const option = (id: number, nome: string) => sampleOption(id, 0, { nome });
const group = (id: number, adicional: OptionGroup['adicional'], ...opcoes: Option[]) =>
  sampleGroup(id, adicional, 0, 0, opcoes);
const pizza = {
  opcoes: [
    group(1, 0, option(1, 'Grande')),
    group(2, 3, option(2, 'Calabresa'), option(3, 'Mussarela'), option(4, 'Portuguesa')),
    group(3, 1, option(5, 'Bacon'), option(6, 'Catupiry')),
    group(4, 2, option(7, 'Sem cebola')),
  ],
};
const chose = (id: number, ...opcoes: [number, number][]) => ({
  id,
  opcoes: opcoes.map(([option, quantidade]) => ({ id: option, quantidade })),
});

test('choices are listed in the order of the menu, whatever the order of choosing', () => {
  const chosen = [
    chose(4, [7, 1]),
    chose(3, [6, 1], [5, 2]),
    chose(2, [3, 1], [2, 1]),
    chose(1, [1, 1]),
  ];
  expect(describeChoices(pizza, chosen)).toBe(
    'Grande · ½ Calabresa, ½ Mussarela · 2x Bacon, Catupiry · Sem cebola',
  );
});

test('flavours are fractions of one whole; a single flavour is just itself', () => {
  expect(describeChoices(pizza, [chose(2, [2, 2], [3, 1])])).toBe('⅔ Calabresa, ⅓ Mussarela');
  expect(describeChoices(pizza, [chose(2, [2, 1], [2, 1], [4, 2])])).toBe(
    '½ Calabresa, ½ Portuguesa',
  );
  expect(describeChoices(pizza, [chose(2, [2, 4], [3, 1])])).toBe('4/5 Calabresa, 1/5 Mussarela');
  expect(describeChoices(pizza, [chose(2, [2, 2])])).toBe('Calabresa');
});

test('no choices give an empty summary; unknown options are left out', () => {
  expect(describeChoices(pizza, [])).toBe('');
  expect(describeChoices(pizza, [chose(1, [99, 1]), chose(77, [1, 1])])).toBe('');
});
