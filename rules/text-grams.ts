// Trigrams of a text: each three characters in a row, as a number. An index over them finds any
// part of a text, where one over words finds only how words begin. The database computes the same
// (0022_order_search.sql).

const LENGTH = 3;
/** So many bits of its code tell most letters and digits apart. */
const BITS = 5;
const CODES = 2 ** BITS;
const BRANDS = 2 ** 16;

/** `text` has gone through `fold`. A shorter text has no grams. */
export function gramsOf(brandId: number, text: string): number[] {
  const codes = codesOf(text);
  const threes = codes.slice(LENGTH - 1).map((_, at) => codes.slice(at, at + LENGTH));
  return [...new Set(threes.map((three) => gramOf(brandId, three)))];
}

/** All grams that begin with these two letters; [] when they are not two. */
export function gramsFrom(brandId: number, text: string): number[] {
  const codes = codesOf(text);
  if (codes.length !== LENGTH - 1) return [];
  return Array.from({ length: CODES }, (_, next) => gramOf(brandId, [...codes, next]));
}

const codesOf = (text: string): number[] =>
  Array.from(text, (character) => (character.codePointAt(0) ?? 0) % CODES);

const gramOf = (brandId: number, codes: number[]): number =>
  codes.reduce((gram, code) => gram * CODES + code, brandId % BRANDS);
