// The times an order may be scheduled for. Every slot, with its whole preparation, lies inside
// opening hours. Local times are the store's; the result is exact instants.
import { type Interval, openIntervals, type Schedule } from './opening.ts';
import { lastClosing, workingDay } from './working-day.ts';
import { addDays, localDate, zonedInstant } from './zoned-time.ts';

export type SlotSettings = {
  /**
   * How many days after today; 0 allows today only, with its hours past midnight. Null:
   * the store takes no scheduled orders.
   */
  daysAhead: number | null;
  slotMinutes: number;
  /** Orders in one slot; null: no limit. */
  capacity: number | null;
  /** From the start of preparation to the start of the slot. */
  leadMinutes: number;
};

/** Milliseconds since 1970. */
export type Slot = { start: number; end: number };
/** `opens`: also if all of its times have passed. */
export type SlotDay = { date: string; opens: boolean; slots: Slot[] };

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/**
 * Every day up to the last allowed one, also those without a slot: a closed day is shown as closed.
 */
export function slotDays(schedule: Schedule, settings: SlotSettings, now: Date): SlotDay[] {
  const { daysAhead, leadMinutes } = settings;
  if (daysAhead === null) return [];
  const { timeZone } = schedule;
  const today = localDate(now, timeZone);
  const open = openIntervals(schedule, now, daysAhead + 1);
  const earliest = Math.max(now.getTime(), pausedUntil(schedule, open, now)) + leadMinutes * MINUTE;
  const dayOf = (day: number, intervals: readonly Interval[]): SlotDay =>
    slotDay(addDays(today, day), { intervals, earliest, timeZone, settings });
  const days = Array.from({ length: daysAhead + 1 }, (_, day) => dayOf(day, open));
  // 'Today' is the evening too, of which some hours may lie past midnight.
  const closing = daysAhead === 0 ? lastClosing(open, today, timeZone) : null;
  if (closing === null || closing <= zonedInstant(addDays(today, 1), 0, timeZone)) return days;
  const night = open.filter(({ end }) => end === closing);
  return [...days, dayOf(1, night)].filter(({ slots }, day) => day === 0 || slots.length > 0);
}

type Openings = {
  intervals: readonly Interval[];
  /** Milliseconds since 1970: no slot starts before. */
  earliest: number;
  timeZone: string;
  settings: SlotSettings;
};

function slotDay(date: string, { intervals, earliest, timeZone, settings }: Openings): SlotDay {
  const { slotMinutes, leadMinutes } = settings;
  const slots: Slot[] = [];
  for (let minute = 0; minute < DAY_MINUTES; minute += slotMinutes) {
    const start = zonedInstant(date, minute, timeZone);
    const slot = { start, end: start + slotMinutes * MINUTE };
    // When clocks go forward, two clock times are one instant.
    const again = start <= (slots.at(-1)?.start ?? 0);
    if (
      !again &&
      start >= earliest &&
      intervals.some((interval) => holds(interval, slot, leadMinutes))
    )
      slots.push(slot);
  }
  const [begins, ends] = [date, addDays(date, 1)].map((one) => zonedInstant(one, 0, timeZone));
  const opens = intervals.some(({ start, end }) => start < (ends ?? 0) && end > (begins ?? 0));
  return { date, opens, slots };
}

function holds(interval: Interval, slot: Slot, leadMinutes: number): boolean {
  return slot.start - leadMinutes * MINUTE >= interval.start && slot.end <= interval.end;
}

/** Until when no preparation starts. A pause without an end lasts until the day's last closing. */
function pausedUntil(
  { paused, pausedUntil: until, timeZone }: Schedule,
  open: readonly Interval[],
  now: Date,
): number {
  if (!paused) return 0;
  const time = now.getTime();
  if (until !== null) return Math.max(until.getTime(), time);
  const closing = lastClosing(open, workingDay(open, now, timeZone), timeZone);
  if (closing !== null && closing > time) return closing;
  return zonedInstant(addDays(localDate(now, timeZone), 1), 0, timeZone);
}

/** The slot that starts at an instant, if it can be chosen now. */
export function slotAt(
  schedule: Schedule,
  settings: SlotSettings,
  now: Date,
  start: number,
): Slot | null {
  return (
    slotDays(schedule, settings, now)
      .flatMap(({ slots }) => slots)
      .find((slot) => slot.start === start) ?? null
  );
}

/** When its preparation starts. */
export function dueTime(slot: Pick<Slot, 'start'>, leadMinutes: number): Date {
  return new Date(slot.start - leadMinutes * MINUTE);
}
