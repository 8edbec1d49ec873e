// Times in a store's zone in the language's style: '20h15' in Portuguese.
import { dateFormat } from '#rules/time/date-format.ts';
import { localDate, localMinutes } from '#rules/time/zoned-time.ts';
import { shortDay } from '../i18n/short-day.ts';

export const DEFAULT_ZONE = 'America/Sao_Paulo';

export type Clock = { timeZone: string; locale: string };

export function clockTime(instant: string, { timeZone, locale }: Clock): string {
  const at = new Date(instant);
  if (!locale.startsWith('pt'))
    return dateFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      // As opening hours and days are written.
      hourCycle: 'h23',
      timeZone,
    }).format(at);
  const minutes = localMinutes(at, timeZone);
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`;
}

/** '20h15 – 20h25'; one time if both read the same. */
export function timeWindow(from: string, to: string, clock: Clock): string {
  const [start, end] = [clockTime(from, clock), clockTime(to, clock)];
  return start === end ? start : `${start} – ${end}`;
}

/** '21 nov' if the instant is not on `today` at the store, else null. */
export function otherDay(instant: string, today: Date, { timeZone, locale }: Clock): string | null {
  const at = new Date(instant);
  if (localDate(at, timeZone) === localDate(today, timeZone)) return null;
  return shortDay(instant, locale, timeZone);
}
