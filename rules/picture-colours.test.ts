import { expect, test } from 'vitest';
import { picturesColours } from './picture-colours.ts';

const pixels = (...parts: [count: number, colour: number[]][]) =>
  new Uint8ClampedArray(
    parts.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat()),
  );
const GREEN = [0, 132, 61, 255];
const RED = [200, 16, 46, 255];

test('a logo’s colours are named, the largest first, without paper and edges', () => {
  const logo = pixels(
    [500, [255, 255, 255, 255]],
    [300, [10, 10, 10, 0]],
    [60, RED],
    [120, GREEN],
    [1, [0, 0, 255, 255]],
  );
  expect(picturesColours(logo, 5)).toEqual(['#00843d', '#c8102e']);
  expect(picturesColours(logo, 1)).toEqual(['#00843d']);
});

test('shades of one colour are one colour', () => {
  const shades = pixels([50, GREEN], [50, [4, 136, 66, 255]], [30, [0, 126, 58, 255]]);
  expect(picturesColours(shades, 5)).toHaveLength(1);
});

test('a white or empty picture has none', () => {
  expect(picturesColours(pixels([9, [255, 255, 255, 255]]), 5)).toEqual([]);
  expect(picturesColours(new Uint8ClampedArray(0), 5)).toEqual([]);
});
