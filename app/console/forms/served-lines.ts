// Weekly hours as typed: days, from and to. One row holds the same hours for each of its days.
import type { OpeningSpan } from '#contract/entities/store.ts';
import { clockOfMinutes, closingAfter, minutesOfClock } from '#rules/time/opening-hours.ts';
import { localDate, localMinutes, zonedInstant } from '#rules/time/zoned-time.ts';

export type ServedLine = { days: number[]; opens: string; closes: string };

/** Monday first, as weeks are shown here. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0];

export function linesOf(spans: readonly OpeningSpan[]): ServedLine[] {
  const lines = new Map<string, ServedLine>();
  for (const { diaSemana, abre, fecha } of spans) {
    const [opens, closes] = [clockOfMinutes(abre), clockOfMinutes(fecha)];
    const line = lines.get(`${opens} ${closes}`) ?? { days: [], opens, closes };
    lines.set(`${opens} ${closes}`, { ...line, days: [...line.days, diaSemana] });
  }
  return [...lines.values()];
}

/** Null if a row has no day or a time is invalid. */
export function spansOf(lines: readonly ServedLine[]): OpeningSpan[] | null {
  const spans = lines.flatMap(({ days, opens, closes }) => {
    const [abre, closing] = [minutesOfClock(opens), minutesOfClock(closes)];
    if (days.length === 0 || abre === null || closing === null) return [null];
    return days.map((diaSemana) => ({ diaSemana, abre, fecha: closingAfter(abre, closing) }));
  });
  return spans.every((span) => span !== null) ? spans : null;
}

/** An instant as a date and time field has it, in the store's zone. */
export function fieldOfInstant(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return `${localDate(date, timeZone)}T${clockOfMinutes(localMinutes(date, timeZone))}`;
}

/** Null for an empty field, undefined for an invalid one. */
export function instantOfField(text: string, timeZone: string): string | null | undefined {
  if (text === '') return null;
  const [, date, clock] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(text) ?? [];
  const minutes = minutesOfClock(clock ?? '');
  return date === undefined || minutes === null
    ? undefined
    : new Date(zonedInstant(date, minutes, timeZone)).toISOString();
}
