// Stored choices read as the kitchen says them.
import { expect, test } from 'vitest';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import { choiceLines, eachChoice } from './choice-lines.ts';

const group = (adicional: number, ...escolhas: [string, number][]) => ({
  id: 1,
  grupo: 'Grupo',
  adicional,
  escolhas: escolhas.map(([nome, quantidade], index) => ({ id: index + 1, nome, quantidade })),
});

test('flavours are written as parts of the whole', () => {
  expect(
    choiceLines({ opcoes: [group(GROUP_KIND.flavours, ['Calabresa', 1], ['Mussarela', 1])] }),
  ).toEqual(['½\u00a0Calabresa, ½\u00a0Mussarela']);
  expect(choiceLines({ opcoes: [group(GROUP_KIND.flavours, ['Calabresa', 2])] })).toEqual([
    'Calabresa',
  ]);
  expect(choiceLines({ opcoes: [group(GROUP_KIND.flavours, ['A', 2], ['B', 3])] })).toEqual([
    '2/5\u00a0A, 3/5\u00a0B',
  ]);
});

test('extras are counted and an empty group says nothing', () => {
  const other = Object.values(GROUP_KIND).find((kind) => kind !== GROUP_KIND.flavours) ?? 0;
  expect(choiceLines({ opcoes: [group(other, ['Bacon', 2], ['Ovo', 1]), group(other)] })).toEqual([
    '2× Bacon, Ovo',
  ]);
});

test('on paper each half is listed by itself', () => {
  expect(
    eachChoice({ opcoes: [group(GROUP_KIND.flavours, ['Calabresa', 1], ['Mussarela', 1])] }),
  ).toEqual(['½\u00a0Calabresa', '½\u00a0Mussarela']);
});
