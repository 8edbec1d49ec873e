// Each customer's first and last day at a store: enough to tell new customers from returning ones
// in any period up to the present.
import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '#rules/time/zoned-time.ts';
import type { Transaction } from '../database/open.ts';
import { type Days, isSold, ordersOf } from './count.ts';

type Store = { brandId: number; storeId: number; timeZone: string };

const mine = ({ brandId, storeId }: Store) =>
  sql`brand_id = ${brandId}::bigint and store_id = ${storeId}::bigint`;

export const forgetPeople = (tx: Transaction, store: Store) =>
  tx.execute(sql`delete from figure_people where ${mine(store)}`);

/** Customers who bought on these additional days. */
export async function notePeople(
  tx: Transaction,
  { brandId, storeId }: Store,
  days: readonly Days[],
): Promise<void> {
  await tx.execute(sql`insert into figure_people (brand_id, store_id, customer_id, first_day,
    last_day)
    select ${brandId}::bigint, ${storeId}::bigint, o.customer_id, min(clock.wall)::date,
    max(clock.wall)::date
    from ${ordersOf(brandId, days)} where ${isSold(brandId)} and o.customer_id is not null
    group by o.customer_id
    on conflict (brand_id, store_id, customer_id) do update
      set first_day = least(figure_people.first_day, excluded.first_day),
      last_day = greatest(figure_people.last_day, excluded.last_day)`);
}

type Marked = { days: readonly Days[]; marked: SQL; until: string };

/** Customers whose first or last day may have changed with an order of these days. */
export async function recountPeople(
  tx: Transaction,
  store: Store,
  { days, marked, until }: Marked,
): Promise<void> {
  const { brandId, storeId, timeZone } = store;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select o.customer_id as id from ${ordersOf(brandId, days)} where o.customer_id is not null
    union select customer_id from figure_people where ${mine(store)}
    and (first_day = ${marked} or last_day = ${marked})`);
  const people = sql`any(${sql.param(rows.map(({ id }) => id))}::bigint[])`;
  await tx.execute(sql`delete from figure_people where ${mine(store)} and customer_id = ${people}`);
  await tx.execute(sql`insert into figure_people (brand_id, store_id, customer_id, first_day,
    last_day)
    select o.brand_id, o.store_id, o.customer_id, min(wall)::date, max(wall)::date
    from orders o cross join lateral (select o.created_at at time zone ${timeZone} as wall) clock
    where o.brand_id = ${brandId}::bigint and o.store_id = ${storeId}::bigint
    and o.customer_id = ${people} and ${isSold(brandId)} and wall::date <= ${until}::date
    group by 1, 2, 3`);
}

/** A store, and until when its days are summed up. */
export type SummedStore = Store & { until: string | null };
type People = { fresh: number; known: number };

/**
 * Customers with an account who bought in the period, by whether they had bought before at one of
 * these stores.
 */
export async function countPeople(
  tx: Transaction,
  stores: readonly SummedStore[],
  first: string,
  last: string,
): Promise<People> {
  const brandId = stores[0]?.brandId ?? 0;
  const spans = (
    from: (store: SummedStore) => string | null,
    to: (store: SummedStore) => string | null,
  ): Days[] =>
    stores.flatMap((store) => {
      const [start, end] = [from(store), to(store)];
      return start === null || end === null || start > end
        ? []
        : [{ ...store, first: start, last: end }];
    });
  const buyers = (days: readonly Days[]) =>
    sql`select distinct o.customer_id from ${ordersOf(brandId, days)} where ${isSold(brandId)}
      and o.customer_id is not null`;
  const after = ({ until }: SummedStore) => (until === null ? null : addDays(until, 1));
  const later = (one: string, other: string | null) =>
    other === null || one > other ? one : other;
  const unsummed = spans(
    (store) => later(first, after(store)),
    () => last,
  );
  const before = spans(
    (store) => after(store) ?? BEGINNING,
    () => addDays(first, -1),
  );
  const reachesNow = stores.every(({ until }) => until === null || until <= last);
  const ids = sql.param(stores.flatMap(({ storeId, until }) => (until === null ? [] : [storeId])));
  const past = sql`figure_people p where p.brand_id = ${brandId}::bigint
    and p.store_id = any(${ids}::bigint[])`;
  const summed = reachesNow
    ? sql`select p.customer_id, p.first_day < ${first}::date as known from ${past}
        and p.last_day >= ${first}::date`
    : sql`select *, false as known from (${buyers(
        spans(
          () => first,
          ({ until }) => (until !== null && until > last ? last : until),
        ),
      )}) summed`;
  const { rows } = await tx.execute<People>(sql`
    with people as (
      select customer_id, bool_or(known) as known from (${summed}
        union all select *, false from (${buyers(unsummed)}) unsummed) each group by 1),
    earlier as (${buyers(before)})
    select total - known as fresh, known from (
      select count(*)::int as total, (count(*) filter (where known
        or customer_id in (select customer_id from earlier)
        or exists (select from ${past} and p.customer_id = people.customer_id
          and p.first_day < ${first}::date)))::int as known
      from people) counted`);
  return rows[0] ?? { fresh: 0, known: 0 };
}

/** Before any order. */
const BEGINNING = '2000-01-01';
