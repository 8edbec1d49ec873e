import { expect, test } from 'vitest';
import { drawPrize } from './draw.ts';

/** A small seeded generator (mulberry32): the same tickets on every run. */
function seeded(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * end);
  };
}

/** How often each prize is drawn. */
function draws(
  percents: readonly number[],
  times: number,
  below: (end: number) => number,
): number[] {
  const won = percents.map(() => 0);
  for (let time = 0; time < times; time++) {
    const position = drawPrize(percents, below);
    won[position] = (won[position] ?? 0) + 1;
  }
  return won;
}

/** Sum of squared differences from the expected counts. */
function chiSquare(won: readonly number[], promised: readonly number[]): number {
  const all = won.reduce((sum, count) => sum + count, 0);
  return promised.reduce((sum, percent, position) => {
    const expected = (all * percent) / 100;
    return sum + ((won[position] ?? 0) - expected) ** 2 / expected;
  }, 0);
}

const odds = [30, 25, 20, 12.5, 7.5, 4, 0.75, 0.25];
/** For seven degrees of freedom: fair odds exceed it once in ten thousand runs. */
const LIMIT = 29.88;

// Rows: 1.17
test('over two hundred thousand draws prizes come as often as their odds say', () => {
  for (const seed of [1, 2026, 987_654_321])
    expect(chiSquare(draws(odds, 200_000, seeded(seed)), odds)).toBeLessThan(LIMIT);
});

test('odds that are off by half a percent would be noticed', () => {
  const skewed = [30.5, 24.5, 20, 12.5, 7.5, 4, 0.75, 0.25];
  expect(chiSquare(draws(skewed, 200_000, seeded(2026)), odds)).toBeGreaterThan(LIMIT);
});

test('a prize without odds is never drawn', () => {
  expect(draws([50, 0, 50], 20_000, seeded(7))[1]).toBe(0);
});
