// The bars of a period beside those of the period before, and an axis that can be read.
import type { Cents } from '#contract/money.ts';
import { addDays } from '../time/zoned-time.ts';

type DaySum = { data: string; vendas: Cents; quantidadePedidos: number };
export type ChartStep = 'day' | 'week' | 'month';
export type ChartBar = {
  /** The days of the bar. */
  first: string;
  last: string;
  sales: Cents;
  orders: number;
  /** As many days earlier as the period has. */
  before: Cents;
};

/** More bars than these could not be told apart on a phone. */
const MOST_DAYS = 31;
const MOST_WEEKS = 26 * 7;

export const stepOf = (first: string, last: string): ChartStep => {
  const days = daysBetween(first, last) + 1;
  return days <= MOST_DAYS ? 'day' : days <= MOST_WEEKS ? 'week' : 'month';
};

export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);

export function chartBars(
  first: string,
  last: string,
  { porDia, anterior }: { porDia: readonly DaySum[]; anterior: { porDia: readonly DaySum[] } },
): ChartBar[] {
  const step = stepOf(first, last);
  const length = daysBetween(first, last) + 1;
  const now = new Map(porDia.map((day) => [day.data, day]));
  const earlier = new Map(anterior.porDia.map(({ data, vendas }) => [data, vendas]));
  const bars: ChartBar[] = [];
  for (let day = first, at = 0; day <= last; day = addDays(day, 1), at += 1) {
    const known = bars.at(-1);
    const goesOn =
      known !== undefined &&
      ((step === 'week' && at % 7 !== 0) ||
        (step === 'month' && known.first.slice(0, 7) === day.slice(0, 7)));
    const bar = goesOn ? known : { first: day, last: day, sales: 0, orders: 0, before: 0 };
    if (!goesOn) bars.push(bar);
    bar.last = day;
    bar.sales += now.get(day)?.vendas ?? 0;
    bar.orders += now.get(day)?.quantidadePedidos ?? 0;
    bar.before += earlier.get(addDays(day, -length)) ?? 0;
  }
  return bars;
}

const INTERVALS = 4;

/** Round numbers from 0 to at least `most`, evenly spaced. */
export function axisTicks(most: Cents): Cents[] {
  const wanted = Math.max(1, most / INTERVALS);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= wanted) ?? 10) * power;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, at) => Math.round(at * step));
}
