// Which colours count as light decides whether text on them is dark.
import { expect, test } from 'vitest';
import { isLight } from './colour.ts';

// Rows: 5.12, 9.17
test('a colour is light when its weighted brightness is above 128, and not at 128', () => {
  expect([isLight('#808080'), isLight('#818181')]).toEqual([false, true]);
  // Green counts for more than red, and red for more than blue.
  expect(['#00ff00', '#ff0000', '#0000ff'].map(isLight)).toEqual([true, false, false]);
  // 299 × 255 + 587 × 88 + 114 × 1 is just above 128,000.
  expect(isLight('#ff5801')).toBe(true);
  expect(isLight('#ff5800')).toBe(false);
  expect([isLight('#ffffff'), isLight('#000000')]).toEqual([true, false]);
});
