// The day on which a closed store opens again, in words that cannot mean another day.
import { dateFormat } from '#rules/time/date-format.ts';
import { addDays, localDate } from '#rules/time/zoned-time.ts';

/** After a week off, 'Thursday' alone would be taken for tomorrow. */
export function openingDay(change: Date, now: number, timeZone: string, locale: string): string {
  const nextSame = addDays(localDate(new Date(now), timeZone), 7);
  const isNear = localDate(change, timeZone) < nextSame;
  return dateFormat(locale, {
    timeZone,
    weekday: 'long',
    ...(isNear ? {} : { day: 'numeric', month: 'long' }),
  }).format(change);
}
