// The day in three numbers, from the orders on the board.
import type { Order } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';
import { NO_SALE, UNANSWERED, WAITING } from '#rules/orders/figures.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';

export type Figures = {
  /** Accepted ones. */
  orders: number;
  /** Without what was given back, as in the reports. */
  sales: Cents;
  /** Minutes from acceptance until the food left the kitchen; null before the first. */
  preparation: number | null;
};
type Counted = Pick<Order, 'status' | 'valorTotal' | 'historico'> & Partial<Returned>;
type Returned = Pick<Order, 'devolvido'>;

const COOKED: readonly number[] = [
  S.readyForPickup,
  S.readyForDelivery,
  S.outForDelivery,
  S.delivered,
];

export function figuresOf(orders: readonly Counted[]): Figures {
  const sold = orders.filter(
    ({ status }) => ![...NO_SALE, ...WAITING, ...UNANSWERED].includes(status),
  );
  const times = sold.map(cookingMinutes).filter((minutes) => minutes !== null);
  return {
    orders: sold.length,
    sales: sold.reduce((sum, { valorTotal, devolvido = 0 }) => sum + valorTotal - devolvido, 0),
    preparation:
      times.length === 0
        ? null
        : Math.round(times.reduce((sum, minutes) => sum + minutes, 0) / times.length),
  };
}

function cookingMinutes({ historico }: Counted): number | null {
  const accepted = historico.find(({ status }) => status === S.accepted);
  const cooked = historico.find(({ status }) => COOKED.includes(status));
  if (accepted === undefined || cooked === undefined) return null;
  return (Date.parse(cooked.data) - Date.parse(accepted.data)) / 60_000;
}
