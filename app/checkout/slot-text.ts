// A time slot in words: 'Sex, 20h00–20h30'; today omits the weekday.
import { useLingui } from '@lingui/react/macro';
import { clockTime, timeWindow } from '../orders/order-times.ts';
import type { ChosenSlot } from './draft.ts';

export function useSlotText(timeZone: string): (slot: ChosenSlot) => string {
  const { i18n } = useLingui();
  return ({ inicio, termino }) => {
    const day = new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', day: 'numeric', timeZone })
      .format(new Date(inicio))
      .replace('.', '');
    return `${day}, ${timeWindow(inicio, termino, { timeZone, locale: i18n.locale })}`;
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
      new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(noon);
    return {
      weekday: format({ weekday: 'short' }).replace('.', ''),
      number: format({ day: 'numeric' }),
      full: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    };
  };
}
