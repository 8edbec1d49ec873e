// Many prices changed in one go: by a part or by an amount, and then to an ending that people are
// used to.
import type { Cents } from '#contract/money.ts';

export type PriceChange = {
  kind: 'percent' | 'amount';
  /** Percent, or cents; negative makes it cheaper. */
  by: number;
  /** Cents that the price ends with; null: as it comes. */
  ending: 0 | 50 | 90 | 99 | null;
};

/** Never below nothing; the nearest ending, the dearer of two that are as near. */
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
 * The price struck through goes along, and away when it is no longer higher. What costs nothing by
 * itself goes on costing nothing.
 */
export function changedPrices({ valor, valorDe }: Prices, change: PriceChange): Prices {
  if (valor === 0) return { valor, valorDe };
  const next = changedPrice(valor, change);
  const listed = valorDe === null ? null : changedPrice(valorDe, change);
  return { valor: next, valorDe: listed !== null && listed > next ? listed : null };
}
