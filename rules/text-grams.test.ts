// A part of a text has no trigram that the text does not have.
import { expect, test } from 'vitest';
import { gramsFrom, gramsOf } from './text-grams.ts';

test('a text has the trigrams of each of its parts', () => {
  const whole = new Set(gramsOf(7, '#12\nbeatriz conceicao\n11977771280'));
  for (const part of ['conceic', 'eic', 'z co', '77712', '#12\n'])
    expect(gramsOf(7, part).every((gram) => whole.has(gram))).toBe(true);
  expect(gramsOf(7, 'ivo prado').every((gram) => whole.has(gram))).toBe(false);
});

test('two letters are found by what may follow them', () => {
  const whole = gramsOf(7, 'beatriz\n');
  const some = (part: string) => gramsFrom(7, part).some((gram) => whole.includes(gram));
  for (const part of ['be', 'ea', 'iz']) expect(some(part)).toBe(true);
  expect(some('bz')).toBe(false);
  expect([gramsFrom(7, 'b'), gramsFrom(7, 'bea')]).toEqual([[], []]);
});

test('brands share no trigrams, and two characters alone are none', () => {
  expect(gramsOf(7, 'abc')).not.toEqual(gramsOf(8, 'abc'));
  expect(gramsOf(65_535, 'zzz')[0]).toBeLessThan(2 ** 31);
  expect(gramsOf(7, 'ab')).toEqual([]);
});
