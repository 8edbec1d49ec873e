// A customer's orders, page by page. Pages continue from the last order, so that the hundredth
// costs as much as the first.
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { OrderSituation } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import { ownOrders } from './access.ts';
import { toOrder } from './order-shown.ts';
import { findOrders, type OrderRecord } from './records.ts';

type History = Endpoints['customerOrders'];

const ended = sql`("orders"."finished_at" is not null)`;
/** Open orders come before ended ones. */
const openFirst = sql`${ended}, "orders"."id" desc`;

const situations: Record<OrderSituation, SQL | undefined> = {
  todos: undefined,
  abertos: isNull(orders.finishedAt),
  entregues: eq(orders.status, ORDER_STATUS.delivered),
  cancelados: and(isNotNull(orders.finishedAt), sql`${orders.status} <> ${ORDER_STATUS.delivered}`),
};

export async function customerHistory(
  { quantidade, situacao = 'todos', apos }: InputOf<History>,
  context: CallContext,
): Promise<OutputOf<History>> {
  const own = ownOrders(context);
  if (own === null) return { pedidos: [], total: 0, proxima: null };
  const { db, brand } = context;
  const wanted = and(own, situations[situacao]);
  const [records, total] = await Promise.all([
    // One extra row tells whether there is another page.
    findOrders(db, brand.id, and(wanted, after(apos)), quantidade + 1, openFirst),
    db.$count(orders, and(eq(orders.brandId, brand.id), wanted)),
  ]);
  const shown = records.slice(0, quantidade);
  const last = shown.at(-1);
  const proxima =
    records.length > quantidade && last !== undefined
      ? `${last.finishedAt === null ? 0 : 1}.${last.id}`
      : null;
  return { pedidos: shown.map((record) => toOrder(record, brand, 'owner')), total, proxima };
}

function after(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [group, id] = cursor.split('.');
  // The larger group comes later, and within it the smaller id.
  return sql`(${ended}::int, -"orders"."id"::bigint) > (${Number(group)}::int,
    ${-Number(id)}::bigint)`;
}

export async function newestOrder(context: CallContext): Promise<OrderRecord | null> {
  const own = ownOrders(context);
  if (own === null) return null;
  // Sorts by an expression without an index: by the id alone, PostgreSQL would scan the whole brand
  // for a customer whose last order is old.
  const [record] = await findOrders(
    context.db,
    context.brand.id,
    own,
    1,
    sql`"orders"."id" + 0 desc`,
  );
  return record ?? null;
}
