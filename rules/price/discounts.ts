// The amount of a discount: never more than its limits, never negative.
import { type Cents, percentOf } from '#contract/money.ts';

/** What a coupon gives, apart from its conditions. */
export type Discount = {
  codigoCupom: string;
  valorDesconto: Cents;
  valorDescontoPercentual: number;
  maximoDesconto: Cents;
  freteGratis: boolean;
};

/** A limit of 0 means no limit. */
export function capped(cents: Cents, ...limits: Cents[]): Cents {
  return limits.reduce(
    (value, limit) => (limit > 0 ? Math.min(value, limit) : value),
    Math.max(0, cents),
  );
}

/**
 * Percentages outside 0..100 are typing errors: they neither raise a price nor take more than all
 * of it.
 */
export function percentDiscount(base: Cents, percent: number): Cents {
  return percentOf(Math.max(0, base), Math.min(100, Math.max(0, percent)));
}
