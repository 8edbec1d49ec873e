import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPrice, changedPrices } from './price-change.ts';

test('a part is rounded half up once, and a price ending is the nearest one', () => {
  expect(changedPrice(4990, { kind: 'percent', by: 10, ending: null })).toBe(5489);
  expect(changedPrice(4990, { kind: 'percent', by: 10, ending: 90 })).toBe(5490);
  expect(changedPrice(1005, { kind: 'percent', by: 10, ending: null })).toBe(1106);
  expect(changedPrice(5000, { kind: 'percent', by: -12.5, ending: 99 })).toBe(4399);
  expect(changedPrice(4990, { kind: 'amount', by: 150, ending: 0 })).toBe(5100);
  expect(changedPrice(4000, { kind: 'amount', by: 0, ending: 50 })).toBe(4050);
});

test('no price becomes negative, and endings keep the order of prices', () => {
  expect(changedPrice(300, { kind: 'amount', by: -500, ending: 90 })).toBe(0);
  expect(changedPrice(30, { kind: 'percent', by: -10, ending: 90 })).toBe(90);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: -99, max: 300 }),
      fc.constantFrom(0 as const, 50 as const, 90 as const, 99 as const),
      (price, by, ending) => {
        const changed = changedPrice(price, { kind: 'percent', by, ending });
        const plain = changedPrice(price, { kind: 'percent', by, ending: null });
        expect(Number.isInteger(changed)).toBe(true);
        if (plain > 0) expect(changed % 100).toBe(ending);
        expect(Math.abs(changed - plain)).toBeLessThanOrEqual(100);
      },
    ),
  );
});

test('the list price changes with the price, and is dropped when it is no higher', () => {
  expect(
    changedPrices({ valor: 5000, valorDe: 6000 }, { kind: 'percent', by: 10, ending: 90 }),
  ).toEqual({ valor: 5490, valorDe: 6590 });
  expect(
    changedPrices({ valor: 5000, valorDe: 5010 }, { kind: 'percent', by: 10, ending: 90 }),
  ).toEqual({ valor: 5490, valorDe: null });
  expect(
    changedPrices({ valor: 0, valorDe: null }, { kind: 'amount', by: 100, ending: null }),
  ).toEqual({ valor: 0, valorDe: null });
});
