// How many orders a store of the demo may expect at an instant: more at lunch, at dinner and on
// the weekend.
import type { Store } from '#contract/entities/store.ts';
import { localDate, localMinutes, weekday } from '#rules/time/zoned-time.ts';

/** Orders of a usual day, by brand. */
const usualDay: Record<string, number> = { pizzaria: 14, acai: 6, burger: 12, mercado: 7 };

const DINNER = [
  0.4, 0.1, 0, 0, 0, 0, 0, 0, 0, 0.1, 0.3, 1.4, 2.6, 2, 0.9, 0.4, 0.5, 1, 2.2, 3.8, 4, 2.8, 1.4,
  0.8,
];
const AFTERNOON = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 1, 1.4, 2, 2.4, 2.6, 3, 3, 2.4, 2, 2, 1.6, 1, 0.4, 0.1,
];
const SHOPPING = [
  0, 0, 0, 0, 0, 0, 0.3, 1, 2, 2.8, 3, 2.6, 1.6, 1.2, 1.4, 1.8, 2.2, 2.8, 3, 2.2, 1.2, 0.6, 0.2, 0,
];
/** By the hour in the store's zone. */
const hoursOf: Record<string, readonly number[]> = { acai: AFTERNOON, mercado: SHOPPING };
/** From Sunday on. */
const days = [1.25, 0.65, 0.75, 0.85, 1, 1.4, 1.5];

/** Orders to be expected within `minutes` from `now`, as if the store were open. */
export function expectedOrders(
  appNome: string,
  { fusoHorario }: Pick<Store, 'fusoHorario'>,
  now: Date,
  minutes: number,
): number {
  const hours = hoursOf[appNome] ?? DINNER;
  const whole = hours.reduce((sum, weight) => sum + weight, 0);
  const weight = hours[Math.floor(localMinutes(now, fusoHorario) / 60)] ?? 0;
  const day = days[weekday(localDate(now, fusoHorario))] ?? 1;
  return ((usualDay[appNome] ?? 0) * day * weight * (minutes / 60)) / whole;
}
