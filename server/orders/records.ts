// Reads orders: the row with its history and what belongs to it.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { Services } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { orders, orderVersions, orderWishes, reviews } from '../database/schema.ts';
import { TAKEN_BACK } from '../payments/records.ts';
import { AT_COUNTER, NO_PROVIDER } from '../payments/static-pix.ts';
import type { ReviewRow } from '../reviews/records.ts';
import type { ProposalRow, WishRow } from './version-shown.ts';

export type OrderRow = typeof orders.$inferSelect;
type Step = { status: number; data: string; actor: Actor; name: string | null };
export type OrderRecord = OrderRow & {
  historico: Step[];
  review: ReviewRow | null;
  /** Cents of refunds that a provider refused, or that none can make; null: there are none. */
  refundStuck: number | null;
  proposal: ProposalRow | null;
  /** The newest change that its customer asked for. */
  wish: WishRow | null;
  /**
   * Cents of parts that go back: through the provider, and where none does, what staff still have
   * to give and what they gave.
   */
  parts: { online: number; owed: number; done: number } | null;
  voided: number[];
  paidOnClosedBill: boolean;
};

const history = sql<OrderRecord['historico']>`(
  select json_agg(json_build_object('status', event.status, 'data', event.at, 'actor', event.actor,
  'name', member.nome) order by event.id)
  from order_events as event left join staff as member on member.brand_id = event.brand_id
  and member.id = event.staff_id
  where event.brand_id = "orders"."brand_id" and event.order_id = "orders"."id")`;

const stuckIn = (table: string) => sql`select refund.amount from ${sql.raw(table)} as refund
  where refund.brand_id = "orders"."brand_id" and refund.order_id = "orders"."id"
  and refund.state in ('byHand', 'failed') and refund.error is distinct from ${TAKEN_BACK}`;

const refundStuck = sql<number | null>`(select sum(amount)::int from (
  ${stuckIn('refunds')} union all ${stuckIn('partial_refunds')}) as stuck)`;

const byHand = sql`paid.provider in (${NO_PROVIDER}, ${AT_COUNTER})`;
const parts = sql<OrderRecord['parts']>`(select json_build_object(
  'online', coalesce(sum(part.amount) filter (
    where part.state in ('requested', 'asked', 'done') and not ${byHand}), 0),
  'owed', coalesce(sum(part.amount) filter (where part.state = 'byHand' and ${byHand}), 0),
  'done', coalesce(sum(part.amount) filter (where part.state = 'done' and ${byHand}), 0))
  from partial_refunds as part join payments as paid on paid.brand_id = part.brand_id
  and paid.id = part.payment_id
  where part.brand_id = "orders"."brand_id" and part.order_id = "orders"."id"
  and part.error is distinct from ${TAKEN_BACK})`;

/**
 * Which lines of a table order were removed from its bill; bill lines have the order of its items.
 */
const voided = sql<number[] | null>`case when "orders"."tipo_pedido" = ${ORDER_TYPE.table} then (
  select json_agg(line.position - 1) from (
    select row_number() over (order by tab.id) as position, tab.voided_at from tab_lines as tab
    where tab.brand_id = "orders"."brand_id" and tab.order_id = "orders"."id"
  ) line where line.voided_at is not null) end`;

/** It came off its table's bill after that had closed, and somebody has paid a part of it. */
const paidOnClosedBill = sql<boolean>`("orders"."tipo_pedido" = ${ORDER_TYPE.table} and exists (
  select from tab_lines as tab join sittings as sitting
  on sitting.brand_id = tab.brand_id and sitting.id = tab.sitting_id
  where tab.brand_id = "orders"."brand_id" and tab.order_id = "orders"."id"
  and sitting.closed_at <= tab.voided_at and exists (
    select from tab_payments as paid where paid.brand_id = sitting.brand_id
    and paid.sitting_id = sitting.id and paid.taken_back_at is null)))`;

const newestFirst = sql`"orders"."id" desc`;

/** Orders of one brand, newest first by default, with their history, in one query. */
export async function findOrders(
  db: Database | Transaction,
  brandId: number,
  where: SQL | undefined,
  limit: number,
  sort = newestFirst,
): Promise<OrderRecord[]> {
  const rows = await db
    .select({
      order: orders,
      history,
      review: reviews,
      refundStuck,
      voided,
      paidOnClosedBill,
      proposal: orderVersions,
      wish: orderWishes,
      parts,
    })
    .from(orders)
    .leftJoin(
      orderVersions,
      and(
        eq(orderVersions.brandId, orders.brandId),
        eq(orderVersions.orderId, orders.id),
        sql`order_versions.state = 'proposed'`,
        isNull(orders.finishedAt),
      ),
    )
    .leftJoin(
      orderWishes,
      and(
        eq(orderWishes.brandId, orders.brandId),
        eq(orderWishes.orderId, orders.id),
        sql`order_wishes.number = (select max(newest.number) from order_wishes as newest
          where newest.brand_id = "orders"."brand_id" and newest.order_id = "orders"."id")`,
      ),
    )
    .leftJoin(reviews, and(eq(reviews.brandId, orders.brandId), eq(reviews.orderId, orders.id)))
    .where(and(eq(orders.brandId, brandId), where))
    .orderBy(sort)
    .limit(limit);
  return rows.map(({ order, history: steps, review, voided: gone, ...rest }) => ({
    ...order,
    ...rest,
    voided: gone ?? [],
    historico: (steps ?? []).map((step) => ({ ...step, data: new Date(step.data).toISOString() })),
    review,
  }));
}

export async function findOrder(
  { db }: Pick<Services, 'db'>,
  brandId: number,
  orderId: number,
): Promise<OrderRecord | null> {
  const [record] = await findOrders(db, brandId, eq(orders.id, orderId), 1);
  return record ?? null;
}
