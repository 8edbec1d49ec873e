import { expect, test } from 'vitest';
import { fold, matches } from './text.ts';

// Rows: 5.13
test('accents and capitals make no difference', () => {
  expect(fold('AÇAÍ Coração Pão')).toBe('acai coracao pao');
  expect(fold('a\u0301')).toBe(fold('á'));
});

test('every word of the search is found, in any order, also inside words', () => {
  expect(matches('Pizza de Calabresa com Requeijão', 'requeijao pizza')).toBe(true);
  expect(matches('Pizza de Calabresa', 'cala')).toBe(true);
  expect(matches('Pizza de Calabresa', 'calabresa frango')).toBe(false);
});

test('an empty search finds everything', () => {
  expect(matches('Pizza', '')).toBe(true);
  expect(matches('Pizza', '   ')).toBe(true);
});
