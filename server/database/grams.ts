// Rows that the index of a text column may find, where each text was stored as its grams.
import { type AnyColumn, arrayContains, arrayOverlaps, or, type SQL } from 'drizzle-orm';
import { gramsFrom, gramsOf } from '#rules/text-grams.ts';

/**
 * Rows with one of these texts, which have gone through `fold`, and some others. Undefined: the
 * index does not know them, as one sign alone, which most rows have.
 */
export function hasGrams(
  grams: AnyColumn,
  brandId: number,
  texts: readonly string[],
): SQL | undefined {
  const found = texts.map((text) => {
    const all = gramsOf(brandId, text);
    if (all.length > 0) return arrayContains(grams, all);
    const some = gramsFrom(brandId, text);
    return some.length > 0 ? arrayOverlaps(grams, some) : undefined;
  });
  return found.every((one) => one !== undefined) ? or(...found) : undefined;
}
