// What people bought, for the list of customers and for guests.
import { sql } from 'drizzle-orm';
import type { PersonLine } from '#contract/entities/console/customers.ts';
import { NO_SALE, UNANSWERED, WAITING } from '#rules/orders/figures.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { intList } from '../database/int-list.ts';
import { orders } from '../database/schema.ts';

export type Sums = Pick<PersonLine, 'quantidadePedidos' | 'totalComprado' | 'ultimoPedidoEm'>;
export const none: Sums = { quantidadePedidos: 0, totalComprado: 0, ultimoPedidoEm: null };

/** As in the figures: an order that nobody has accepted is no sale, but at a table. */
const isBought = sql`${orders.status} not in (${intList([...WAITING, ...NO_SALE])})
  and (${orders.tipoPedido} = ${ORDER_TYPE.table}::int
    or ${orders.status} not in (${intList(UNANSWERED)}))
  and ${orders.statusPagamento} not in
    (${intList([PAYMENT_STATUS.refunded, PAYMENT_STATUS.chargeback])})`;

/** Number and sum of the orders in a group. What was given back is subtracted. */
export const worthOf = {
  count: sql<number>`count(*)::int`,
  worth: sql<number>`coalesce(sum(${orders.valorTotal} - ${orders.devolvido})
    filter (where ${isBought}), 0)::float8`,
  last: sql<string>`max(${orders.createdAt})`,
};

export function addedUp(one: Sums, other: Sums): Sums {
  const last = [one.ultimoPedidoEm, other.ultimoPedidoEm].filter((at) => at !== null).toSorted();
  return {
    quantidadePedidos: one.quantidadePedidos + other.quantidadePedidos,
    totalComprado: one.totalComprado + other.totalComprado,
    ultimoPedidoEm: last.at(-1) ?? null,
  };
}
