// What depends on the clock for a product: its hours, the days of its promotion, and being sold out
// for today.
import type { OpeningSpan } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { type Interval, openIntervals, type Schedule } from './opening.ts';
import { lastClosing, MORNING_MINUTES, workingDay } from './working-day.ts';
import { addDays, localDate, localMinutes, weekday, zonedInstant } from './zoned-time.ts';

/** No spans: at any time. */
export type ServedHours = readonly OpeningSpan[];
/** A moment of the store's week. */
export type WeekMoment = { diaSemana: number; minuto: number };

export type Served = {
  now: boolean;
  /** When it is served again; absent while it is, and for hours that never come. */
  from: WeekMoment | null;
  /** When this result expires, in milliseconds since 1970. */
  until: number;
};

const ALWAYS: Served = { now: true, from: null, until: Number.POSITIVE_INFINITY };

/** Hours of the category and of the product: something is served while all of them allow it. */
export function servedAt(hours: readonly ServedHours[], now: Date, timeZone: string): Served {
  const limits = hours.filter((spans) => spans.length > 0);
  if (limits.length === 0) return ALWAYS;
  const [first = [], ...others] = limits.map((spans) =>
    openIntervals(
      { spans: [...spans], holidays: [], paused: false, pausedUntil: null, timeZone },
      now,
    ),
  );
  const intervals = others.reduce(common, first);
  const time = now.getTime();
  const current = intervals.find(({ start, end }) => start <= time && time < end);
  if (current !== undefined) return { now: true, from: null, until: current.end };
  const next = intervals.find(({ start }) => start > time);
  // How far to look ahead; hours that exclude each other never overlap.
  if (next === undefined) return { now: false, from: null, until: time + DAY_MS };
  const at = new Date(next.start);
  return {
    now: false,
    from: { diaSemana: weekday(localDate(at, timeZone)), minuto: localMinutes(at, timeZone) },
    until: next.start,
  };
}

const DAY_MS = 86_400_000;

function common(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const pairs = a.flatMap((one) =>
    b.map((other) => ({
      start: Math.max(one.start, other.start),
      end: Math.min(one.end, other.end),
    })),
  );
  return pairs
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
}

type Priced = {
  valor: Cents;
  valorDe: Cents | null;
  promocional: boolean;
  promocaoDe: Date | null;
  promocaoAte: Date | null;
};
type PriceNow = { valor: Cents; valorDe: Cents | null; promocional: boolean; until: number };

/**
 * Outside its window a promotion is over: the list price applies, and nothing is struck through.
 */
export function priceAt(
  { valor, valorDe, promocional, promocaoDe, promocaoAte }: Priced,
  now: Date,
): PriceNow {
  const time = now.getTime();
  const [start, end] = [
    promocaoDe?.getTime() ?? Number.NEGATIVE_INFINITY,
    promocaoAte?.getTime() ?? Number.POSITIVE_INFINITY,
  ];
  const until = time < start ? start : time < end ? end : Number.POSITIVE_INFINITY;
  if (start <= time && time < end) return { valor, valorDe, promocional, until };
  return { valor: valorDe ?? valor, valorDe: null, promocional: false, until };
}

/**
 * When an item sold out for today returns: at six in the morning, or when the store opens if that
 * is earlier, but never before the hours that began today have ended.
 */
export function tomorrowMorning(schedule: Schedule, now: Date): Date {
  const { timeZone } = schedule;
  const intervals = openIntervals(schedule, now);
  const day = workingDay(intervals, now, timeZone);
  const tomorrow = addDays(day, 1);
  const ended = lastClosing(intervals, day, timeZone) ?? 0;
  const over = Math.max(ended, zonedInstant(tomorrow, 0, timeZone), now.getTime() + 1);
  const six = zonedInstant(tomorrow, MORNING_MINUTES, timeZone);
  const opens = intervals.find(({ start }) => start >= over)?.start ?? six;
  return new Date(Math.max(ended, Math.min(six, opens)));
}

export const isSoldOut = (
  product: { esgotado: boolean; soldOutUntil: Date | null },
  now: Date,
): boolean => product.esgotado && (product.soldOutUntil === null || product.soldOutUntil > now);
