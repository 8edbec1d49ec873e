// A time slot in words: 'sex, 27, 20h00 – 20h30', 'hoje, 20h00 – 20h30'.
import { useLingui } from '@lingui/react/macro';
import { dateFormat } from '#rules/time/date-format.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { clockTime, timeWindow } from '../orders/order-times.ts';
import { serverNow } from '../server-clock.ts';
import type { ChosenSlot } from './draft.ts';

export function useSlotText(timeZone: string): (slot: ChosenSlot) => string {
  const { i18n } = useLingui();
  return ({ inicio, termino }) => {
    const at = new Date(inicio);
    const day =
      nearDay(at, { timeZone, locale: i18n.locale }) ??
      dateFormat(i18n.locale, { weekday: 'short', day: 'numeric', timeZone })
        .format(at)
        .replace('.', '');
    return `${day}, ${timeWindow(inicio, termino, { timeZone, locale: i18n.locale })}`;
  };
}

/** For a button: 'segunda, 19h30', 'hoje, 20h00'. */
export function useSlotDay(timeZone: string): (slot: Pick<ChosenSlot, 'inicio'>) => string {
  const { i18n } = useLingui();
  return ({ inicio }) => {
    const at = new Date(inicio);
    const day =
      nearDay(at, { timeZone, locale: i18n.locale }) ??
      dateFormat(i18n.locale, { weekday: 'long', timeZone }).format(at).replace('-feira', '');
    return `${day}, ${clockTime(inicio, { timeZone, locale: i18n.locale })}`;
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** 'hoje' or 'amanhã'; null for any other day. */
function nearDay(at: Date, { timeZone, locale }: { timeZone: string; locale: string }) {
  const date = localDate(at, timeZone);
  const today = localDate(new Date(serverNow()), timeZone);
  // The day after a calendar date, which has no hours that a clock could skip.
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const ahead = [today, tomorrow].indexOf(date);
  if (ahead < 0) return null;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ahead, 'day');
}

export function useSlotClock(timeZone: string): (instant: string) => string {
  const { i18n } = useLingui();
  return (instant) => clockTime(instant, { timeZone, locale: i18n.locale });
}

/** A calendar date, which has no time zone. */
export function useDayWords(): (date: string) => { weekday: string; number: string; full: string } {
  const { i18n } = useLingui();
  return (date) => {
    const noon = new Date(`${date}T12:00:00Z`);
    const format = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(noon);
    return {
      weekday: format({ weekday: 'short' }).replace('.', ''),
      number: format({ day: 'numeric' }),
      full: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    };
  };
}
