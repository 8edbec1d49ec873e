// Draws a prize by its odds. Randomness is a parameter, so that tests supply their own.
import { randomInt } from 'node:crypto';
import { ALL_TICKETS, prizeOf } from '#rules/loyalty/wheel.ts';

/** `below` returns a uniform whole number from 0 up to its argument, exclusive. */
export function drawPrize(
  percents: readonly number[],
  below: (end: number) => number = (end) => randomInt(end),
): number {
  return prizeOf(below(ALL_TICKETS), percents);
}
