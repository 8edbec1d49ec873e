// Money inside Quitute: whole cents. Only codecs.ts converts between cents and reais (the wire).

/** Whole cents of the brand's currency. Never fractional, never a sentinel. */
export type Cents = number;

/** The range of a database column; no single amount is larger. */
export const LARGEST_AMOUNT: Cents = 2_147_483_647;
/** The largest price, fee or total of an order: a million. Anything above is a typing mistake. */
export const LARGEST_PRICE: Cents = 100_000_000;

/** Reais (major units, as on the wire) to whole cents, half away from zero. */
export function toCents(reais: number): Cents {
  // 1.005 * 100 is 100.49999999999999 in binary; the epsilon restores the decimal as written.
  const scaled = Math.abs(reais) * 100;
  return Math.sign(reais) * Math.round(scaled + scaled * Number.EPSILON * 4) || 0;
}

/** Whole cents to reais with at most two decimals, as on the wire. */
export function toReais(cents: Cents): number {
  return cents / 100;
}

/** Parts over whole, rounded half up to a cent once. `of` and `percent` are not negative. */
export function percentOf(cents: Cents, percent: number): Cents {
  // Percents carry at most four decimals; integer arithmetic keeps the half exact.
  const scaled = Math.round(percent * 10_000);
  return Math.floor((cents * scaled + 500_000) / 1_000_000);
}
