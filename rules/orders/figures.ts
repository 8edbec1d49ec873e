// Adds up the days of a period: sums, medians, and hours of the week.
import type { Cents } from '#contract/money.ts';
import { ORDER_STATUS as S } from './order-status.ts';

/** Not placed or not paid yet. */
export const WAITING: readonly number[] = [S.unidentified, S.sent, S.paymentPending];
/** Nobody has accepted it: no sale yet, unless it was eaten at a table and its bill is closed. */
export const UNANSWERED: readonly number[] = [S.paid, S.awaitingAcceptance];
/** Not served, or refunded. */
export const NO_SALE: readonly number[] = [
  S.cancelled,
  S.cancelledByStore,
  S.expired,
  S.notDelivered,
  S.chargeback,
];

/** Counts by key: an hour, or whole minutes. */
type Counts = Readonly<Record<string, number>>;

export type CountedDay = {
  day: string;
  sales: Cents;
  orders: number;
  cancelled: number;
  /** Orders by the hour of the day. */
  hours: Counts;
  /** Orders by whole minutes until accepted, and until delivered. */
  accepting: Counts;
  delivering: Counts;
};

/** A day may appear several times, once per store. */
export function addDaysUp(days: readonly CountedDay[]) {
  const byDay = new Map<string, { vendas: Cents; quantidadePedidos: number }>();
  const byHour = new Map<string, number>();
  const accepting = new Map<number, number>();
  const delivering = new Map<number, number>();
  let cancelled = 0;
  for (const { day, sales, orders, ...counts } of days) {
    const known = byDay.get(day) ?? { vendas: 0, quantidadePedidos: 0 };
    byDay.set(day, {
      vendas: known.vendas + sales,
      quantidadePedidos: known.quantidadePedidos + orders,
    });
    cancelled += counts.cancelled;
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    for (const [hour, count] of Object.entries(counts.hours)) {
      const key = `${weekday} ${hour.padStart(2, '0')}`;
      byHour.set(key, (byHour.get(key) ?? 0) + count);
    }
    add(accepting, counts.accepting);
    add(delivering, counts.delivering);
  }
  const porDia = [...byDay].toSorted().map(([data, sums]) => ({ data, ...sums }));
  const vendas = porDia.reduce((sum, day) => sum + day.vendas, 0);
  const quantidadePedidos = porDia.reduce((sum, day) => sum + day.quantidadePedidos, 0);
  return {
    vendas,
    quantidadePedidos,
    valorMedio: quantidadePedidos === 0 ? null : Math.round(vendas / quantidadePedidos),
    quantidadeCancelados: cancelled,
    minutosAteAceite: middle(accepting),
    minutosAteEntrega: middle(delivering),
    porDia,
    porHora: [...byHour].toSorted().map(([key, count]) => {
      const [weekday, hour] = key.split(' ');
      return { diaSemana: Number(weekday), horaDoDia: Number(hour), quantidadePedidos: count };
    }),
  };
}

function add(sums: Map<number, number>, counts: Counts): void {
  for (const [minutes, count] of Object.entries(counts))
    sums.set(Number(minutes), (sums.get(Number(minutes)) ?? 0) + count);
}

/** The median; a forgotten order does not move it. */
function middle(counts: ReadonlyMap<number, number>): number | null {
  let left = [...counts.values()].reduce((sum, count) => sum + count, 0) / 2;
  for (const [minutes, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    left -= count;
    if (left <= 0) return minutes;
  }
  return null;
}
