// Clock times of a store as people read them: '20h15' in Portuguese, the language's own way
// elsewhere.
import { localDate, localMinutes } from '#rules/time/zoned-time.ts';
import { shortDay } from '../i18n/short-day.ts';

export const DEFAULT_ZONE = 'America/Sao_Paulo';

export type Clock = { timeZone: string; locale: string };

export function clockTime(instant: string, { timeZone, locale }: Clock): string {
  const at = new Date(instant);
  if (!locale.startsWith('pt'))
    return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(
      at,
    );
  const minutes = localMinutes(at, timeZone);
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`;
}

/** '20h15 – 20h25'; one time when both ends read the same. */
export function timeWindow(from: string, to: string, clock: Clock): string {
  const [start, end] = [clockTime(from, clock), clockTime(to, clock)];
  return start === end ? start : `${start} – ${end}`;
}

/** '21 nov' when the instant is on another day than `today` at the store, null on the same day. */
export function otherDay(instant: string, today: Date, { timeZone, locale }: Clock): string | null {
  const at = new Date(instant);
  if (localDate(at, timeZone) === localDate(today, timeZone)) return null;
  return shortDay(instant, locale, timeZone);
}
