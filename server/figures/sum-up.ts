// Sums up the days of a store, oldest first and each an hour after its end, and again when one of
// its orders has changed since.
import { type SQL, sql } from 'drizzle-orm';
import { addDays, localDate, zonedInstant } from '#rules/time/zoned-time.ts';
import type { Services } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { countedDays, countedProducts, type Days } from './count.ts';
import { noParts, storedParts } from './parts.ts';
import { forgetPeople, notePeople, recountPeople } from './people.ts';

export type StoreClock = { brandId: number; storeId: number; timeZone: string };

/** By then every transaction begun before midnight has ended. */
const GRACE_MS = 3_600_000;
const DAYS_AT_ONCE = 31;

const lastWholeDay = (timeZone: string, now: Date) =>
  addDays(localDate(new Date(now.getTime() - GRACE_MS), timeZone), -1);
const mine = ({ brandId, storeId }: StoreClock, alias: SQL = sql``) =>
  sql`${alias}brand_id = ${brandId}::bigint and ${alias}store_id = ${storeId}::bigint`;

/** Stores with a day to sum up or to count again. */
export async function storesToSum(db: Database, now: Date): Promise<StoreClock[]> {
  const graceEnd = new Date(now.getTime() - GRACE_MS).toISOString();
  const { rows } = await db.execute<{ brand_id: number; id: number; fuso_horario: string }>(sql`
    select s.brand_id, s.id, s.fuso_horario from stores s
    left join figure_stores f on f.brand_id = s.brand_id and f.store_id = s.id
    where (f.summed_until is null or f.time_zone <> s.fuso_horario
      or f.summed_until < (${graceEnd}::timestamptz at time zone s.fuso_horario)::date - 1
      or exists (${marksOf(sql`f`)})
      or exists (select from figure_days d where d.brand_id = f.brand_id
        and d.store_id = f.store_id and d.parts is null))
      and s.brand_id not in (select brand_id from brands_away)
    order by s.brand_id, s.id`);
  return rows.map(({ brand_id, id, fuso_horario }) => ({
    brandId: brand_id,
    storeId: id,
    timeZone: fuso_horario,
  }));
}

/** Marks only matter for days that are summed up. */
const marksOf = (store: SQL) => sql`select from figure_marks m where m.brand_id = ${store}.brand_id
  and m.store_id = ${store}.store_id
  and (m.at at time zone ${store}.time_zone)::date <= ${store}.summed_until`;

/** One step: the marked days, and up to a month of further ones. Returns whether more is left. */
export async function sumUp(
  { db, now }: Pick<Services, 'db' | 'now'>,
  store: StoreClock,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const until = await locked(tx, store);
    await recountMarked(tx, store, until);
    if (until !== null && (await addParts(tx, store))) return true;
    const whole = lastWholeDay(store.timeZone, now());
    if (until !== null && until >= whole) return false;
    const first = await nextDay(tx, store, until);
    const month = first === null ? whole : addDays(first, DAYS_AT_ONCE - 1);
    // Days as text sort alphabetically.
    const [last = whole] = [month, whole].sort();
    if (first !== null && first <= last) {
      const days = [{ ...store, first, last }];
      await insertDays(tx, store, days);
      await notePeople(tx, store, days);
    }
    await tx.execute(
      sql`update figure_stores set summed_until = ${last}::date where ${mine(store)}`,
    );
    return last < whole;
  });
}

/** Marked days first, so that the figures read afterwards are right. */
export async function settleMarks(db: Database, stores: readonly StoreClock[]): Promise<void> {
  for (const store of stores) {
    const { rows } = await db.execute(
      sql`select 1 from figure_stores f where ${mine(store, sql`f.`)}
        and exists (${marksOf(sql`f`)})`,
    );
    if (rows.length > 0)
      await db.transaction(async (tx) => recountMarked(tx, store, await locked(tx, store)));
  }
}

/** Locks the store's figures and returns how far they are. A changed time zone starts over. */
async function locked(tx: Transaction, store: StoreClock): Promise<string | null> {
  const { brandId, storeId, timeZone } = store;
  await tx.execute(
    sql`insert into figure_stores (brand_id, store_id, time_zone)
      values (${brandId}, ${storeId}, ${timeZone}) on conflict do nothing`,
  );
  const { rows } = await tx.execute<{ zone: string; until: string | null }>(
    sql`select time_zone as zone, summed_until::text as until from figure_stores
      where ${mine(store)} for update`,
  );
  if (rows[0]?.zone === timeZone) return rows[0].until;
  await tx.execute(
    sql`update figure_stores set time_zone = ${timeZone}, summed_until = null where ${mine(store)}`,
  );
  for (const table of [sql`figure_days`, sql`figure_products`])
    await tx.execute(sql`delete from ${table} where ${mine(store)}`);
  await forgetPeople(tx, store);
  return null;
}

async function recountMarked(
  tx: Transaction,
  store: StoreClock,
  until: string | null,
): Promise<void> {
  const { rows } = await tx.execute<{ at: Date | string }>(
    sql`delete from figure_marks where ${mine(store)} returning at`,
  );
  if (until === null || rows.length === 0) return;
  const marked = [...new Set(rows.map(({ at }) => localDate(new Date(at), store.timeZone)))]
    .filter((day) => day <= until)
    .sort();
  if (marked.length === 0) return;
  const days = await countAgain(tx, store, marked);
  await recountPeople(tx, store, { days, marked: sql`any(${sql.param(marked)}::date[])`, until });
}

/** Again, of days that a version without parts summed up. Returns whether there were any. */
async function addParts(tx: Transaction, store: StoreClock): Promise<boolean> {
  const { rows } = await tx.execute<{ day: string }>(sql`select day::text as day from figure_days
    where ${mine(store)} and parts is null order by day limit ${DAYS_AT_ONCE}`);
  if (rows.length === 0) return false;
  await countAgain(
    tx,
    store,
    rows.map(({ day }) => day),
  );
  return true;
}

async function countAgain(tx: Transaction, store: StoreClock, list: string[]): Promise<Days[]> {
  for (const table of [sql`figure_days`, sql`figure_products`])
    await tx.execute(
      sql`delete from ${table} where ${mine(store)} and day = any(${sql.param(list)}::date[])`,
    );
  const days = list.map((day) => ({ ...store, first: day, last: day }));
  await insertDays(tx, store, days);
  return days;
}

async function insertDays(
  tx: Transaction,
  { brandId }: StoreClock,
  days: readonly Days[],
): Promise<void> {
  await tx.execute(sql`insert into figure_days (brand_id, store_id, day, sales, orders, cancelled,
    hours, accepting, delivering, parts)
    select ${brandId}::bigint, counted.*, coalesce(made.parts, ${noParts})
    from (${countedDays(brandId, days)}) counted
    left join (${storedParts(brandId, days)}) made using (store_id, day)`);
  await tx.execute(sql`insert into figure_products (brand_id, store_id, day, product_id, name,
    portions, sales)
    select ${brandId}::bigint, counted.* from (${countedProducts(brandId, days)}) counted`);
}

/** The next day with an order, or with a line that staff put on a bill by hand. */
async function nextDay(
  tx: Transaction,
  store: StoreClock,
  until: string | null,
): Promise<string | null> {
  const after = (at: SQL) =>
    until === null
      ? sql``
      : sql`and ${at} >=
        ${new Date(zonedInstant(addDays(until, 1), 0, store.timeZone)).toISOString()}::timestamptz`;
  const { brandId, storeId } = store;
  const { rows } = await tx.execute<{ at: Date | string | null }>(
    sql`select least(
      (select min(created_at) from orders where ${mine(store)} ${after(sql`created_at`)}),
      (select min(line.created_at) from tab_lines line
        join sittings sitting on sitting.brand_id = line.brand_id and sitting.id = line.sitting_id
        where line.brand_id = ${brandId}::bigint and line.order_id is null
        and sitting.brand_id = ${brandId}::bigint and sitting.store_id = ${storeId}::bigint
        ${after(sql`line.created_at`)})) as at`,
  );
  const oldest = rows[0]?.at ?? null;
  return oldest === null ? null : localDate(new Date(oldest), store.timeZone);
}
