// Counts the orders themselves, and what staff put on bills by hand: a store's days, and its
// products per day. Used to sum up days, and for days not summed up yet.
import { type SQL, sql } from 'drizzle-orm';
import { NO_SALE, UNANSWERED, WAITING } from '#rules/orders/figures.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { addDays, zonedInstant } from '#rules/time/zoned-time.ts';
import { intList } from '../database/int-list.ts';
import { storedSql } from '../database/versioned.ts';

/** Some days of one store, on its own clock. */
export type Days = { storeId: number; timeZone: string; first: string; last: string };

/*
 * Each table is asked for the brand by its number, and not as `o.brand_id`: a subquery that learns
 * the brand from outside is not seen to be one machine's work by a distributed database.
 */

/** Eaten at a table whose bill is still open: the result is known when it closes. */
const onOpenBill = (brandId: number) => sql`(o.tipo_pedido = ${ORDER_TYPE.table}::int and exists (
  select from tab_lines line join sittings sitting on sitting.brand_id = line.brand_id
  and sitting.id = line.sitting_id
  where line.brand_id = ${brandId}::bigint and line.order_id = o.id and line.voided_at is null
  and not line.quitada and sitting.closed_at is null))`;
const isUnanswered = sql`(o.tipo_pedido <> ${ORDER_TYPE.table}::int
  and o.status in (${intList(UNANSWERED)}))`;
export const isWaiting = (brandId: number): SQL =>
  sql`(o.status in (${intList(WAITING)}) or ${isUnanswered} or ${onOpenBill(brandId)})`;
/** Served, or accepted and about to be, and not refunded. */
export const isSold = (brandId: number): SQL =>
  sql`o.status not in (${intList([...WAITING, ...NO_SALE])})
  and not ${isUnanswered} and not ${onOpenBill(brandId)}
  and o.status_pagamento not in (${intList([PAYMENT_STATUS.refunded, PAYMENT_STATUS.chargeback])})`;

/** Removed from the bill of its table; what was prepaid stays paid. */
const isCrossedOut = sql`(line.voided_at is not null and not line.quitada)`;
const declinesService = sql`(not line.quitada and case sitting.modo when 'conta'
  then sitting.recusa_servico else coalesce(person.recusa_servico, sitting.recusa_servico) end)`;
/**
 * As `bill`, what an order at a table (`o`) is worth on the bill, and the service in that; and of
 * removed lines their price and what they were worth. Null for any other order.
 */
export const onItsBill = (brandId: number): SQL => sql`(select
  sum(standing.net + standing.service)::int as worth,
  sum(standing.service)::int as service, sum(standing.gone_items)::int as removed_items,
  sum(standing.gone_net)::int as removed_net from (
    select case when ${isCrossedOut} then line.valor else 0 end as gone_items,
      case when ${isCrossedOut} then line.net else 0 end as gone_net,
      case when ${isCrossedOut} then 0 else line.net end as net,
      case when ${isCrossedOut} or ${declinesService} then 0 else line.servico end as service
    from tab_lines line
    join sittings sitting on sitting.brand_id = line.brand_id and sitting.id = line.sitting_id
    left join sitting_people person on person.brand_id = line.brand_id
      and person.id = line.person_id
    where o.tipo_pedido = ${ORDER_TYPE.table}::int and line.brand_id = ${brandId}::bigint
      and line.order_id = o.id) standing) bill`;
/**
 * The cents of an order in the sales. Where a favour gave back more than the order cost after a
 * change, the store has nothing of it, and not less.
 */
export const netOfOrder = sql`greatest(0, coalesce(bill.worth, o.valor_total) - o.devolvido)`;

/** As `span`, each store's days as instants, with its time zone. */
function spansOf(days: readonly Days[]): SQL {
  const stores = sql.param(days.map(({ storeId }) => storeId));
  const zones = sql.param(days.map(({ timeZone }) => timeZone));
  const since = sql.param(
    days.map(({ first, timeZone }) => new Date(zonedInstant(first, 0, timeZone)).toISOString()),
  );
  const until = sql.param(
    days.map(({ last, timeZone }) =>
      new Date(zonedInstant(addDays(last, 1), 0, timeZone)).toISOString(),
    ),
  );
  return sql`unnest(${stores}::bigint[], ${zones}::text[], ${since}::timestamptz[],
    ${until}::timestamptz[]) as span(store_id, zone, since, until)`;
}

/** The orders of these days as `o`, each with `wall`, its store's local time. */
export const ordersOf = (brandId: number, days: readonly Days[]): SQL => sql`${spansOf(days)}
    join orders o on o.brand_id = ${brandId}::bigint and o.store_id = span.store_id
    and o.created_at >= span.since and o.created_at < span.until
    cross join lateral (select o.created_at at time zone span.zone as wall) clock`;

/**
 * Lines that staff put on a bill by hand, of these days and on bills that are closed, a row for
 * each: store_id, day, worth, service. They are sales, and belong to no order.
 */
export const linesByHand = (brandId: number, days: readonly Days[]): SQL => sql`
  select span.store_id, (line.created_at at time zone span.zone)::date as day,
    line.net + charged.service as worth, charged.service
  from ${spansOf(days)}
  join sittings sitting on sitting.brand_id = ${brandId}::bigint
    and sitting.store_id = span.store_id and sitting.closed_at is not null
  join tab_lines line on line.brand_id = ${brandId}::bigint and line.sitting_id = sitting.id
    and line.order_id is null and line.voided_at is null
    and line.created_at >= span.since and line.created_at < span.until
  left join sitting_people person on person.brand_id = ${brandId}::bigint
    and person.id = line.person_id
  cross join lateral (select case when ${declinesService} then 0 else line.servico end as service)
    charged`;

/**
 * A row per store and day with orders or lines by hand: store_id, day, sales, orders, cancelled,
 * hours, accepting, delivering.
 */
export function countedDays(brandId: number, days: readonly Days[]): SQL {
  const minutes = (end: SQL) =>
    sql`greatest(0, round(extract(epoch from ${end} - found.created_at) / 60))::int`;
  const counted = (
    what: SQL,
    from: SQL,
  ) => sql`select store_id, day, jsonb_object_agg(kind, n) as told from (
      select found.store_id, found.day, ${what} as kind, count(*)::int as n from ${from}
      group by 1, 2, 3) each group by 1, 2`;
  const told = (from: SQL) => storedSql(sql`coalesce(${from}.told, '{}')`);
  return sql`
    with found as materialized (
      select o.store_id, clock.wall::date as day, extract(hour from clock.wall)::int as hour,
      o.brand_id, o.id, ${netOfOrder} as net, o.entrega_imediata, o.created_at,
        o.finished_at, o.status, ${isSold(brandId)} as sold, ${isWaiting(brandId)} as waiting
      from ${ordersOf(brandId, days)} cross join lateral ${onItsBill(brandId)}
    ),
    sums as (
      select store_id, day, sum(sales)::bigint as sales, sum(orders)::int as orders,
        sum(cancelled)::int as cancelled
      from (
        select store_id, day, case when sold then net else 0 end as sales,
          sold::int as orders, (not sold and not waiting)::int as cancelled from found
        union all select store_id, day, worth, 0, 0 from (${linesByHand(brandId, days)}) by_hand
      ) each group by 1, 2
    ),
    hours as (${counted(sql`found.hour`, sql`found where found.sold`)}),
    accepting as (${counted(
      minutes(sql`accepted.at`),
      sql`found cross join lateral (select min(event.at) as at from order_events event
        where event.brand_id = ${brandId}::bigint and event.order_id = found.id
        and event.status = ${ORDER_STATUS.accepted}::int) accepted
        where found.entrega_imediata and accepted.at is not null`,
    )}),
    delivering as (${counted(
      minutes(sql`found.finished_at`),
      sql`found where found.entrega_imediata and found.status = ${ORDER_STATUS.delivered}::int
        and found.finished_at is not null`,
    )})
    select sums.*, ${told(sql`hours`)} as hours, ${told(sql`accepting`)} as accepting,
    ${told(sql`delivering`)} as delivering
    from sums left join hours using (store_id, day) left join accepting using (store_id, day)
    left join delivering using (store_id, day)`;
}

/** Bill lines have the order of the order's items. */
const isOffTheBill = (brandId: number) => sql`(o.tipo_pedido = ${ORDER_TYPE.table}::int and exists (
  select from (select ${isCrossedOut} as gone, row_number() over (order by line.id) as place
    from tab_lines line where line.brand_id = ${brandId}::bigint and line.order_id = o.id) placed
  where placed.place = listed.place and placed.gone))`;

/**
 * A row per store, day and product sold: store_id, day, product_id, name, portions, sales. What was
 * weighed counts as one.
 */
export function countedProducts(brandId: number, days: readonly Days[]): SQL {
  return sql`
    select o.store_id, clock.wall::date as day, (line ->> 'idProduto')::bigint as product_id,
    max(line ->> 'nome') as name,
      sum(case when line ? 'gramas' then 1 else (line ->> 'quantidade')::int end)::int as portions,
      round(sum((line ->> 'valorTotal')::numeric))::bigint as sales
    from ${ordersOf(brandId, days)} 
    cross join lateral jsonb_array_elements(o.itens -> 'data') with ordinality listed(line, place)
    where ${isSold(brandId)} and not ${isOffTheBill(brandId)} group by 1, 2, 3`;
}
