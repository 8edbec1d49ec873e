// Money inside Quitute: whole cents. Only codecs.ts turns reais (the wire) into cents and back.

/** Whole cents of the brand's currency. Never fractional, never a sentinel. */
export type Cents = number;

/** What a column of the database holds; no single amount is larger. */
export const LARGEST_AMOUNT: Cents = 2_147_483_647;
/** The largest price, fee or total of an order: a million. What is typed above it is a slip. */
export const LARGEST_PRICE: Cents = 100_000_000;

/** Reais (major units, as the wire has them) to whole cents, half away from zero. */
export function toCents(reais: number): Cents {
  // 1.005 * 100 is 100.49999999999999 in binary; the epsilon restores the decimal that was written.
  const scaled = Math.abs(reais) * 100;
  return Math.sign(reais) * Math.round(scaled + scaled * Number.EPSILON * 4) || 0;
}

/** Whole cents to reais with at most two decimals, as the wire has them. */
export function toReais(cents: Cents): number {
  return cents / 100;
}

/** Parts over whole, rounded half up to a cent once. `of` and `percent` are not negative. */
export function percentOf(cents: Cents, percent: number): Cents {
  // Percents carry at most four decimals; integer arithmetic keeps the half exact.
  const scaled = Math.round(percent * 10_000);
  return Math.floor((cents * scaled + 500_000) / 1_000_000);
}
