// Open, paused or closed at a moment, and until when. Hours are in the store's local time; the
// result is exact instants.
import type { OpeningSpan } from '#contract/entities/store.ts';
import { addDays, localDate, weekday, zonedInstant } from './zoned-time.ts';

export type Schedule = {
  spans: OpeningSpan[];
  /** The spans of such a date replace the weekday's; none: closed. */
  holidays: { data: string; spans: OpeningSpan[]; motivo?: string }[];
  paused: boolean;
  pausedUntil: Date | null;
  timeZone: string;
};

export type StoreStateNow = {
  estado: 'aberto' | 'pausado' | 'fechado';
  /**
   * Open: closing time. Closed: next opening. Paused: when orders are taken again. null: unknown,
   * or beyond the horizon.
   */
  mudaEm: Date | null;
  /** Why it is closed on this date, if given. */
  motivo?: string;
};

const HORIZON_DAYS = 8;
const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;

/** Instants in milliseconds since 1970. */
export type Interval = { start: number; end: number };

export function storeState(schedule: Schedule, now: Date): StoreStateNow {
  const time = now.getTime();
  const horizon = time + HORIZON_DAYS * DAY_MS;
  const intervals = openIntervals(schedule, now);
  const current = intervals.find(({ start, end }) => start <= time && time < end);
  if (!current) {
    const next = intervals.find(({ start }) => start > time && start <= horizon);
    const motivo =
      schedule.holidays.find(({ data }) => data === localDate(now, schedule.timeZone))?.motivo ??
      '';
    return {
      estado: 'fechado',
      mudaEm: next ? new Date(next.start) : null,
      ...(motivo === '' ? {} : { motivo }),
    };
  }
  const { paused, pausedUntil } = schedule;
  if (paused && (pausedUntil === null || pausedUntil.getTime() > time)) {
    // No orders follow a pause that lasts until closing, so its end is not shown.
    const resumes = pausedUntil !== null && pausedUntil.getTime() < current.end;
    return { estado: 'pausado', mudaEm: resumes ? pausedUntil : null };
  }
  return { estado: 'aberto', mudaEm: current.end <= horizon ? new Date(current.end) : null };
}

type Known = { today: string; days: number; intervals: readonly Interval[] };
/** For the present day: each price and each order asks, and the hours of a week take a while. */
const known = new WeakMap<Schedule, Known>();

/** Opening hours around a moment as instants, in order, with adjoining ones merged. */
export function openIntervals(
  schedule: Schedule,
  now: Date,
  days = HORIZON_DAYS,
): readonly Interval[] {
  const today = localDate(now, schedule.timeZone);
  const there = known.get(schedule);
  if (there?.today === today && there.days === days) return there.intervals;
  const intervals = intervalsAround(schedule, today, days);
  known.set(schedule, { today, days, intervals });
  return intervals;
}

function intervalsAround(schedule: Schedule, today: string, days: number): Interval[] {
  const intervals: Interval[] = [];
  // From the day before yesterday, whose span may pass two midnights, to one day beyond the horizon
  // so that adjoining spans merge.
  for (let day = -2; day <= days + 1; day++) {
    const date = addDays(today, day);
    for (const span of spansOf(schedule, date)) {
      const start = zonedInstant(date, span.abre, schedule.timeZone);
      const end = zonedInstant(
        date,
        span.fecha > span.abre ? span.fecha : span.fecha + DAY_MINUTES,
        schedule.timeZone,
      );
      if (end > start) intervals.push({ start, end });
    }
  }
  return merge(intervals.sort((a, b) => a.start - b.start));
}

function spansOf(schedule: Schedule, date: string): OpeningSpan[] {
  const holidays = schedule.holidays.filter((holiday) => holiday.data === date);
  if (holidays.length > 0) return holidays.flatMap((holiday) => holiday.spans);
  const day = weekday(date);
  return schedule.spans.filter((span) => span.diaSemana === day);
}

function merge(sorted: Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last && interval.start <= last.end) last.end = Math.max(last.end, interval.end);
    else merged.push({ ...interval });
  }
  return merged;
}
