// Draws a prize by its odds. Chance comes in, so that a test can bring its own.
import { randomInt } from 'node:crypto';
import { ALL_TICKETS, prizeOf } from '#rules/loyalty/wheel.ts';

/** `below` gives a whole number from 0 up to what it is asked for, each as likely as the next. */
export function drawPrize(
  percents: readonly number[],
  below: (end: number) => number = (end) => randomInt(end),
): number {
  return prizeOf(below(ALL_TICKETS), percents);
}
