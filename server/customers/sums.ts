// What people bought, for the list of customers and for guests.
import { sql } from 'drizzle-orm';
import type { PersonLine } from '#contract/entities/console/customers.ts';
import { NO_SALE, UNANSWERED, WAITING } from '#rules/orders/figures.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { intList } from '../database/int-list.ts';
import { orders } from '../database/schema.ts';
import { isSold, netOfOrder, onItsBill } from '../figures/count.ts';

export type Sums = Pick<PersonLine, 'quantidadePedidos' | 'totalComprado' | 'ultimoPedidoEm'>;
export const none: Sums = { quantidadePedidos: 0, totalComprado: 0, ultimoPedidoEm: null };

/** As in the figures, away from tables: an order that nobody has accepted is no sale. */
const isBought = sql`${orders.status} not in (${intList([...WAITING, ...NO_SALE, ...UNANSWERED])})
  and ${orders.statusPagamento} not in
    (${intList([PAYMENT_STATUS.refunded, PAYMENT_STATUS.chargeback])})`;

/** As in the figures, what the closed bill of a table charged for an order. */
const chargedAtTable = (brandId: number) => sql`(
  select ${netOfOrder} from orders o cross join lateral ${onItsBill(brandId)}
  where o.brand_id = ${brandId}::bigint and o.id = "orders"."id" and ${isSold(brandId)})`;

/** Number and sum of the orders in a group. What was given back is subtracted. */
export const worthOf = (brandId: number) => ({
  count: sql<number>`count(*)::int`,
  worth: sql<number>`coalesce(sum(case
    when ${orders.tipoPedido} = ${ORDER_TYPE.table}::int then ${chargedAtTable(brandId)}
    when ${isBought} then greatest(0, ${orders.valorTotal} - ${orders.devolvido}) end),
    0)::float8`,
  last: sql<string>`max(${orders.createdAt})`,
});

export function addedUp(one: Sums, other: Sums): Sums {
  const last = [one.ultimoPedidoEm, other.ultimoPedidoEm].filter((at) => at !== null).toSorted();
  return {
    quantidadePedidos: one.quantidadePedidos + other.quantidadePedidos,
    totalComprado: one.totalComprado + other.totalComprado,
    ultimoPedidoEm: last.at(-1) ?? null,
  };
}
