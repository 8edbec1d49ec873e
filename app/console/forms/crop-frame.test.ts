import { expect, test } from 'vitest';
import { pushed, sideOf, wholeFrame, within } from './crop-frame.ts';

const wide = { width: 1600, height: 900 };

test('the square begins as large as the photo allows, in its middle', () => {
  expect(wholeFrame(wide)).toEqual({ zoom: 1, x: 800, y: 450 });
  expect(sideOf(wide, 1)).toBe(900);
  expect(sideOf(wide, 3)).toBe(300);
});

test('the square never leaves the photo, however far it is pushed or zoomed out', () => {
  expect(pushed(wide, wholeFrame(wide), 5, 5)).toEqual({ zoom: 1, x: 450, y: 450 });
  expect(pushed(wide, wholeFrame(wide), -5, -5)).toEqual({ zoom: 1, x: 1150, y: 450 });
  expect(within(wide, { zoom: 0.2, x: 0, y: 0 })).toEqual({ zoom: 1, x: 450, y: 450 });
  expect(within(wide, { zoom: 99, x: 9999, y: 9999 })).toEqual({
    zoom: 4,
    x: 1600 - 112.5,
    y: 900 - 112.5,
  });
});

test('the photo follows the finger', () => {
  expect(pushed(wide, { zoom: 2, x: 800, y: 450 }, 0.1, -0.1)).toEqual({ zoom: 2, x: 755, y: 495 });
});
