// Weekdays and hours in few words: 'seg., ter. e qua., 11:00–15:00'.
import { useLingui } from '@lingui/react/macro';
import type { OpeningSpan } from '#contract/entities/store.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { clockOfMinutes } from '#rules/time/opening-hours.ts';

/** The week as Brazilians read it begins on Monday. */
const fromMonday = (day: number) => (day + 6) % 7;
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** Empty for a coupon that always holds. */
export function useWeekHours(): (spans: readonly OpeningSpan[]) => string {
  const { i18n } = useLingui();
  return (spans) => {
    const rows = new Map<string, number[]>();
    for (const { diaSemana, abre, fecha } of spans) {
      const hours = `${clockOfMinutes(abre)}–${clockOfMinutes(fecha)}`;
      rows.set(hours, [...(rows.get(hours) ?? []), diaSemana]);
    }
    const name = dateFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' });
    const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
    return [...rows]
      .map(([hours, days]) => {
        const names = days
          .sort((a, b) => fromMonday(a) - fromMonday(b))
          .map((day) => name.format(SUNDAY + day * DAY_MS));
        return `${list.format(names)}, ${hours}`;
      })
      .join('; ');
  };
}
