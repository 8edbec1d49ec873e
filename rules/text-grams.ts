// Three signs after one another, as numbers: an index over them finds a part of a text, where one
// over words finds their beginnings only. The database computes the same (0022_order_search.sql).

const LENGTH = 3;
/** Letters and digits differ in these, most of them. */
const BITS = 5;
const SIGNS = 2 ** BITS;
const BRANDS = 2 ** 16;

/** `text` has gone through `fold`. A shorter text has no grams. */
export function gramsOf(brandId: number, text: string): number[] {
  const signs = signsOf(text);
  const threes = signs.slice(LENGTH - 1).map((_, at) => signs.slice(at, at + LENGTH));
  return [...new Set(threes.map((three) => gramOf(brandId, three)))];
}

/** All grams that begin with these two letters; [] when they are not two. */
export function gramsFrom(brandId: number, text: string): number[] {
  const signs = signsOf(text);
  if (signs.length !== LENGTH - 1) return [];
  return Array.from({ length: SIGNS }, (_, next) => gramOf(brandId, [...signs, next]));
}

const signsOf = (text: string): number[] =>
  Array.from(text, (sign) => (sign.codePointAt(0) ?? 0) % SIGNS);

const gramOf = (brandId: number, signs: number[]): number =>
  signs.reduce((gram, sign) => gram * SIGNS + sign, brandId % BRANDS);
