// What people bought, for the list of customers and for guests.
import { eq, sql } from 'drizzle-orm';
import type { PersonLine } from '#contract/entities/console/customers.ts';
import { comesToNothing, ORDER_STATUS } from '#rules/orders/order-status.ts';
import type { StaffSession } from '../context.ts';
import { orders } from '../database/schema.ts';

export type Sums = Pick<PersonLine, 'quantidadePedidos' | 'totalComprado' | 'ultimoPedidoEm'>;
export const none: Sums = { quantidadePedidos: 0, totalComprado: 0, ultimoPedidoEm: null };

export const ofStore = ({ storeId }: StaffSession) =>
  storeId === null ? undefined : eq(orders.storeId, storeId);

const nothing = Object.values(ORDER_STATUS).filter((status) => comesToNothing(status));

/** Of the orders in a group. */
export const worthOf = {
  count: sql<number>`count(*)::int`,
  worth: sql<number>`coalesce(sum(${orders.valorTotal}) filter (where ${orders.status} not in
    (${sql.join(
      nothing.map((status) => sql`${status}::int`),
      sql`, `,
    )})), 0)::float8`,
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
