// Chance that a seed repeats, so that a found fault can be found again.
export type Chance = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number below `most`. */
  below(most: number): number;
  oneOf<T>(list: readonly T[]): T;
  /** True in `share` of all cases. */
  isIn(share: number): boolean;
};

/** Mulberry32: 32 bits of state are enough to choose test values. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    oneOf<T>(list: readonly T[]): T {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
    isIn: (share) => next() < share,
  };
}
