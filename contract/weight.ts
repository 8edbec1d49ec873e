// What a product by weight may say, checked by the console's form and by the server alike. Without
// schemas, so that a customer's first screen can use it.

/** The most of one line, in units or in steps. */
export const LARGEST_QUANTITY = 99;

/** The largest step, in grams. */
export const LARGEST_STEP = 50_000;

/** In grams: minimum and maximum are whole steps, and a line can hold them. */
export function isWeight(weight: { passo: number; minimo: number; maximo: number }): boolean {
  const { passo, minimo, maximo } = weight;
  return (
    [passo, minimo, maximo].every((grams) => Number.isInteger(grams) && grams > 0) &&
    passo <= LARGEST_STEP &&
    minimo % passo === 0 &&
    maximo % passo === 0 &&
    minimo <= maximo &&
    maximo <= passo * LARGEST_QUANTITY
  );
}
