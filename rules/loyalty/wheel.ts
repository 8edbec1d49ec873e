// The wheel of prizes: odds in hundredths of a percent, so that they add up exactly, and which
// prize a ticket wins.

/** All odds together. */
export const ALL_TICKETS = 10_000;

/** How many of the ten thousand tickets one percent is. */
export const ticketsOf = (percent: number): number => Math.round(percent * 100);

/** Null when they are 100 percent; else their sum. */
export function wrongSum(percents: readonly number[]): number | null {
  const sum = percents.reduce((total, percent) => total + ticketsOf(percent), 0);
  return sum === ALL_TICKETS ? null : sum / 100;
}

/** The prize that a ticket from 0 to 9,999 wins. */
export function prizeOf(ticket: number, percents: readonly number[]): number {
  let last = 0;
  for (const [position, percent] of percents.entries()) {
    last += ticketsOf(percent);
    if (ticket < last) return position;
  }
  throw new Error('the odds do not add up to 100');
}

/** The rotation that stops the middle of the prize under the pin at the top. */
export function turnTo(position: number, count: number, turns: number): number {
  return turns * 360 - (position * 360) / count;
}

export function nextSpin(last: Date | null, hours: number, now: Date): Date | null {
  if (last === null) return null;
  const next = new Date(last.getTime() + hours * 3_600_000);
  return next <= now ? null : next;
}
