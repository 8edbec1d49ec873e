// Rows that the index of a text column may find, where each text is stored as its trigrams
// (rules/text-grams.ts).
import { type AnyColumn, arrayContains, arrayOverlaps, or, type SQL } from 'drizzle-orm';
import { gramsFrom, gramsOf } from '#rules/text-grams.ts';

/**
 * Rows with one of these texts, which have gone through `fold`, and some others. Undefined: a text
 * is too short for the index, because most rows have any single character.
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
