// Bulk price changes: by a percentage or an amount, then rounded to a usual ending.
import type { Cents } from '#contract/money.ts';

export type PriceChange = {
  kind: 'percent' | 'amount';
  /** Percent, or cents; negative makes it cheaper. */
  by: number;
  /** Cents that the price ends with; null: no rounding. */
  ending: 0 | 50 | 90 | 99 | null;
};

/** Never negative; rounds to the nearest ending, and up on a tie. */
export function changedPrice(price: Cents, { kind, by, ending }: PriceChange): Cents {
  const exact =
    kind === 'percent'
      ? Math.floor((price * (10_000 + Math.round(by * 100)) + 5000) / 10_000)
      : price + by;
  const raw = Math.max(0, exact);
  if (ending === null || raw === 0) return raw;
  const above = Math.ceil((raw - ending) / 100) * 100 + ending;
  const below = above - 100;
  return below > 0 && raw - below < above - raw ? below : above;
}

type Prices = { valor: Cents; valorDe: Cents | null };

/**
 * The struck-through price changes too, and is dropped when it is no longer higher. A price of zero
 * stays zero.
 */
export function changedPrices({ valor, valorDe }: Prices, change: PriceChange): Prices {
  if (valor === 0) return { valor, valorDe };
  const next = changedPrice(valor, change);
  const listed = valorDe === null ? null : changedPrice(valorDe, change);
  return { valor: next, valorDe: listed !== null && listed > next ? listed : null };
}
