// Amounts and days that no database can store, and the values that mean none.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  areaFreeDeliveryMinimum,
  cpf,
  day,
  deliveryFeeOrNull,
  freeDeliveryMinimum,
  freeDeliveryMinimumOrNull,
  givenInstant,
  money,
  price,
  priceOrNull,
} from './codecs.ts';

const problemOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeDecode(schema, value as never).error?.issues[0]?.message ?? null;

test.each([21_474_836.48, 99_999_999, 1e308, -21_474_836.48])(
  'an amount of %d, which no column holds, is too large and says so',
  (reais) => {
    expect(
      [money, price, priceOrNull, deliveryFeeOrNull].map((one) => problemOf(one, reais)),
    ).toEqual(Array.from({ length: 4 }, () => 'amountTooLarge'));
  },
);

test('an amount entered by hand is neither negative nor above a million', () => {
  expect(z.decode(price, 1_000_000)).toBe(100_000_000);
  expect(problemOf(price, 1_000_000.01)).toBe('amountTooLarge');
  expect(problemOf(priceOrNull, 1_000_000.01)).toBe('amountTooLarge');
  expect([price, priceOrNull].map((one) => z.safeDecode(one, -0.01).success)).toEqual([
    false,
    false,
  ]);
});

// Rows: 5.40, 9.9
test('the menu’s value for no free delivery can be saved again, and means none', () => {
  const published = z.encode(freeDeliveryMinimum, null);
  expect(z.decode(freeDeliveryMinimumOrNull, published)).toBeNull();
  expect([999, 1500, null].map((one) => z.decode(freeDeliveryMinimumOrNull, one))).toEqual([
    null,
    null,
    null,
  ]);
  expect(z.decode(freeDeliveryMinimumOrNull, 998.99)).toBe(99_899);
  expect(z.decode(deliveryFeeOrNull, -1)).toBeNull();
});

test('a CPF is taken with blanks, dots and dashes', () => {
  expect([' 529.982.247-25 ', '52998224725\n'].map((typed) => z.decode(cpf, typed))).toEqual([
    '52998224725',
    '52998224725',
  ]);
});

test('an area without free delivery is not one that takes the store’s', () => {
  expect([null, 998.99, 999, 1e9].map((one) => z.decode(areaFreeDeliveryMinimum, one))).toEqual([
    null,
    99_899,
    99_900,
    99_900,
  ]);
});

test.each(['2026-02-30', '2025-02-29', '2026-13-01', '0000-01-01', '1999-12-31', '9999-12-31'])(
  'the day %s does not exist or is too far away',
  (text) => {
    expect(problemOf(day, text)).toBe('dateImpossible');
    expect(problemOf(givenInstant, `${text}T12:00:00`)).toBe(
      text === '2026-02-30' || text === '2025-02-29' ? null : 'dateImpossible',
    );
  },
);

test('days that exist are taken, leap days too', () => {
  expect(['2024-02-29', '2026-12-31'].map((text) => problemOf(day, text))).toEqual([null, null]);
});
