// The day that people of a store mean by 'today': hours past midnight belong to the evening before.
import type { Interval } from './opening.ts';
import { addDays, localDate, localMinutes } from './zoned-time.ts';

/** Before this a night may still go on. */
export const MORNING_MINUTES = 6 * 60;
const DAY_MS = 86_400_000;

/** False for a store that never closes: its hours neither begin nor end a day. */
const endsSomeday = ({ start, end }: Interval): boolean => end - start <= DAY_MS;

const dayOf = ({ start }: Interval, timeZone: string): string =>
  localDate(new Date(start), timeZone);

/** `intervals`: the opening hours around this moment, in order. */
export function workingDay(intervals: readonly Interval[], now: Date, timeZone: string): string {
  const time = now.getTime();
  const today = localDate(now, timeZone);
  const current = intervals.find(({ start, end }) => start <= time && time < end);
  if (current !== undefined && endsSomeday(current)) return dayOf(current, timeZone);
  if (localMinutes(now, timeZone) >= MORNING_MINUTES) return today;
  // Closed at night: the evening is over, or a baker has come early.
  const closed = intervals.findLast(({ end }) => end <= time)?.end ?? Number.NEGATIVE_INFINITY;
  const opens = intervals.find(({ start }) => start > time)?.start ?? Number.POSITIVE_INFINITY;
  const begins = current === undefined && opens - time < time - closed;
  return begins ? today : addDays(today, -1);
}

/** When the last hours that began on this day end; null: none did. */
export function lastClosing(
  intervals: readonly Interval[],
  day: string,
  timeZone: string,
): number | null {
  const last = intervals.findLast((one) => endsSomeday(one) && dayOf(one, timeZone) === day);
  return last?.end ?? null;
}
