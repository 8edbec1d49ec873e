// Customers without an account: phones that nobody signed in with. Counted on reading, from an
// index that has all that is asked.
import { sql } from 'drizzle-orm';
import { NO_SALE, UNANSWERED, WAITING } from '#rules/orders/figures.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { addDays, zonedInstant } from '#rules/time/zoned-time.ts';
import { intList } from '../database/int-list.ts';
import type { Transaction } from '../database/open.ts';
import type { SummedStore } from './people.ts';

/** As `isSold`, away from tables: there nobody gives a phone. */
const isGuestSale = sql`o.customer_id is null and o.telefone_cliente <> ''
  and o.tipo_pedido <> ${ORDER_TYPE.table}::int
  and o.status not in (${intList([...WAITING, ...UNANSWERED, ...NO_SALE])})
  and o.status_pagamento not in (${intList([PAYMENT_STATUS.refunded, PAYMENT_STATUS.chargeback])})`;

/**
 * Phones of guests that bought in the period, by whether the phone had bought before at one of
 * these stores. A phone whose account bought in the period is counted with the accounts.
 */
export async function countGuests(
  tx: Transaction,
  stores: readonly SummedStore[],
  firstDay: string,
  lastDay: string,
): Promise<{ fresh: number; known: number }> {
  const brandId = stores[0]?.brandId ?? 0;
  const ids = sql.param(stores.map(({ storeId }) => storeId));
  const since = sql.param(
    stores.map(({ timeZone }) => new Date(zonedInstant(firstDay, 0, timeZone)).toISOString()),
  );
  const until = sql.param(
    stores.map(({ timeZone }) =>
      new Date(zonedInstant(addDays(lastDay, 1), 0, timeZone)).toISOString(),
    ),
  );
  const { rows } = await tx.execute<{ fresh: number; known: number }>(sql`
    with span as (select * from unnest(${ids}::bigint[], ${since}::timestamptz[],
      ${until}::timestamptz[]) as span(store_id, since, until)),
    phones as (
      select distinct o.telefone_cliente as phone from span join orders o
      on o.brand_id = ${brandId}::bigint and o.store_id = span.store_id
      and o.created_at >= span.since and o.created_at < span.until and ${isGuestSale}
    ),
    people as (
      select phone, exists (select from orders o join span using (store_id)
        where o.brand_id = ${brandId}::bigint and o.telefone_cliente = phone
        and ${isGuestSale} and o.created_at < span.since)
      or exists (select from figure_people p join span using (store_id)
        where p.brand_id = ${brandId}::bigint and p.customer_id = person.id
        and p.first_day < ${firstDay}::date) as known
      from phones left join customers person on person.brand_id = ${brandId}::bigint
        and person.telefone = phone and person.erased_at is null
      where person.id is null or not exists (select from orders o join span using (store_id)
        where o.brand_id = ${brandId}::bigint and o.customer_id = person.id
        and o.created_at >= span.since and o.created_at < span.until)
    )
    select (count(*) filter (where not known))::int as fresh,
    (count(*) filter (where known))::int as known from people`);
  return rows[0] ?? { fresh: 0, known: 0 };
}
