// A time slot in words: 'Sex, 20h00–20h30'; today omits the weekday.
import { useLingui } from '@lingui/react/macro';
import { dateFormat } from '#rules/time/date-format.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { clockTime, timeWindow } from '../orders/order-times.ts';
import { serverNow } from '../server-clock.ts';
import type { ChosenSlot } from './draft.ts';

export function useSlotText(timeZone: string): (slot: ChosenSlot) => string {
  const { i18n } = useLingui();
  return ({ inicio, termino }) => {
    const day = dateFormat(i18n.locale, { weekday: 'short', day: 'numeric', timeZone })
      .format(new Date(inicio))
      .replace('.', '');
    return `${day}, ${timeWindow(inicio, termino, { timeZone, locale: i18n.locale })}`;
  };
}

/** For a button: 'segunda, 19h30', 'hoje, 20h00'. */
export function useSlotDay(timeZone: string): (slot: ChosenSlot) => string {
  const { i18n } = useLingui();
  return ({ inicio }) => {
    const at = new Date(inicio);
    const today = localDate(at, timeZone) === localDate(new Date(serverNow()), timeZone);
    const day = today
      ? new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(0, 'day')
      : dateFormat(i18n.locale, { weekday: 'long', timeZone }).format(at).replace('-feira', '');
    return `${day}, ${clockTime(inicio, { timeZone, locale: i18n.locale })}`;
  };
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
