import { expect, test } from 'vitest';
import type { OptionGroup } from '#contract/entities/product.ts';
import { sampleGroup, sampleOption } from '../../../test/menu-samples.ts';
import { type Choices, choose, countOf, fromChosen, isFull, styleOf, toChosen } from './choices.ts';

const group = (id: number, adicional: OptionGroup['adicional'], minimum: number, maximum: number) =>
  sampleGroup(id, adicional, minimum, maximum, [
    sampleOption(1),
    sampleOption(2),
    sampleOption(3),
    sampleOption(4, 0, { esgotado: true }),
  ]);
const size = group(10, 0, 1, 1);
const extras = group(11, 1, 0, 3);
const halves = group(12, 3, 1, 2);
const quarters = group(13, 3, 3, 4);

test('a second size takes the place of the first', () => {
  const chosen = choose(choose({}, size, 1, 1), size, 2, 1);
  expect(toChosen({ opcoes: [size] }, chosen)).toEqual([
    { id: 10, opcoes: [{ id: 2, quantidade: 1 }] },
  ]);
});

test('portions beyond what the group allows are left out', () => {
  const chosen = choose(choose({}, extras, 1, 2), extras, 2, 5);
  expect(chosen[11]).toEqual({ 1: 2, 2: 1 });
  expect(isFull(chosen, extras)).toBe(true);
  expect(choose(chosen, extras, 3, 1)[11]).toEqual({ 1: 2, 2: 1 });
});

test('an option taken back leaves no trace in the order', () => {
  const chosen = choose(choose({}, extras, 1, 1), extras, 1, 0);
  expect(countOf(chosen, 11)).toBe(0);
  expect(toChosen({ opcoes: [extras] }, chosen)).toEqual([]);
});

test('halves are checkboxes, quarters have parts, one of several is a radio', () => {
  expect([halves, quarters, size, extras].map(styleOf)).toEqual([
    'some',
    'portions',
    'one',
    'portions',
  ]);
});

test('an edited line keeps what is still offered and drops what sold out or left', () => {
  const opcoes = [
    {
      id: 13,
      opcoes: [
        { id: 1, quantidade: 2 },
        { id: 4, quantidade: 1 },
      ],
    },
    { id: 99, opcoes: [{ id: 1, quantidade: 1 }] },
  ];
  expect(fromChosen({ opcoes: [quarters] }, opcoes)).toEqual({ 13: { 1: 2 } } satisfies Choices);
});
