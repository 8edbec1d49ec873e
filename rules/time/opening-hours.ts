// Opening hours as staff write them: a break is two spans of one day, and closing after midnight is
// a closing time past 1440.
import type { OpeningSpan } from '#contract/entities/store.ts';

const DAY_MINUTES = 1440;

/** The first weekday on which two spans overlap, or null. */
export function overlappingDay(spans: readonly OpeningSpan[]): number | null {
  const sorted = [...spans].sort((a, b) => a.diaSemana - b.diaSemana || a.abre - b.abre);
  const twin = sorted.find((span, index) => {
    const previous = sorted[index - 1];
    return previous?.diaSemana === span.diaSemana && span.abre < previous.fecha;
  });
  return twin?.diaSemana ?? null;
}

/** `18:30` as minutes since midnight; null when it is not a time. */
export function minutesOfClock(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  const value = Number(hours) * 60 + Number(minutes);
  return hours !== undefined && Number(hours) < 24 && Number(minutes) < 60 ? value : null;
}

export function clockOfMinutes(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  const parts = [Math.floor(inDay / 60), inDay % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** A closing time that is not after the opening belongs to the next day. */
export const closingAfter = (opens: number, closes: number): number =>
  closes > opens ? closes : closes + DAY_MINUTES;
