import { expect, test } from 'vitest';
import { capped, percentDiscount } from './coupons.ts';

test('a limit of zero is no limit; of several the smallest holds', () => {
  expect(capped(500, 0)).toBe(500);
  expect(capped(500, 300, 0, 400)).toBe(300);
  expect(capped(-5, 300)).toBe(0);
});

test('percentages outside 0 to 100 neither add nor take more than everything', () => {
  expect(percentDiscount(1000, -10)).toBe(0);
  expect(percentDiscount(1000, 250)).toBe(1000);
  expect(percentDiscount(-1000, 10)).toBe(0);
});

test.each([
  [3990, 10, 399],
  [1999, 12.5, 250],
  [1005, 10, 101],
  [1, 50, 1],
  [333, 33.33, 111],
  [10_001, 15, 1500],
  [105, 10, 11],
  [2550, 5.5, 140],
  [999_999, 3.33, 33_300],
])('%i at %d percent is %i', (base, percent, expected) => {
  expect(percentDiscount(base, percent)).toBe(expected);
});
