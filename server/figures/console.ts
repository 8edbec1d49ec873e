// The figures of a period: days already summed up, and the rest counted now. Days and hours follow
// each store's own clock.
import { sql } from 'drizzle-orm';
import type { Figures } from '#contract/entities/console/figures.ts';
import { daysBetween } from '#rules/orders/figure-chart.ts';
import { comparedParts, type PartSum } from '#rules/orders/figure-parts.ts';
import { addDaysUp, type CountedDay } from '#rules/orders/figures.ts';
import { addDays } from '#rules/time/zoned-time.ts';
import type { Transaction } from '../database/open.ts';
import { figureDays } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asManager, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { countedDays, countedProducts, type Days } from './count.ts';
import { countGuests } from './guests.ts';
import { countedParts } from './parts.ts';
import { countPeople, type SummedStore } from './people.ts';
import { settleMarks } from './sum-up.ts';

const MOST_DAYS = 366;
const BEST_SELLERS = 15;

export const figuresHandlers = {
  figures: async ({ primeiroDia, ultimoDia, idEstabelecimento }, context) => {
    const staff = asManager(context);
    const mine = storesOf(staff, context);
    const chosen =
      idEstabelecimento === undefined ? mine : mine.filter(({ id }) => id === idEstabelecimento);
    if (chosen.length === 0) throw new Refusal('storeNotFound');
    checkPeriod(primeiroDia, ultimoDia);
    const length = daysBetween(primeiroDia, ultimoDia) + 1;
    const previous = {
      first: addDays(primeiroDia, -length),
      last: addDays(primeiroDia, -1),
    };
    const clocks = chosen.map(({ id, fusoHorario: timeZone }) => ({
      brandId: context.brand.id,
      storeId: id,
      timeZone,
    }));
    await settleMarks(context.db, clocks);
    // One snapshot: each day is either summed up or not, never both.
    const read = await context.replica.read(context.db, (db) =>
      db.transaction(
        async (tx) => {
          const period = {
            brandId: context.brand.id,
            first: primeiroDia,
            last: ultimoDia,
            stores: await summed(tx, clocks),
          };
          const before = { ...period, ...previous };
          const days = await daysToCount(tx, period);
          const daysBefore = await daysToCount(tx, before);
          return {
            days: await readDays(tx, period, days),
            daysBefore: await readDays(tx, before, daysBefore),
            parts: await readParts(tx, period, days),
            partsBefore: await readParts(tx, before, daysBefore),
            people: await countPeople(tx, period.stores, primeiroDia, ultimoDia),
            guests: await countGuests(tx, period.stores, primeiroDia, ultimoDia),
            products: await bestSellers(tx, period),
            disputed: await disputedPayments(tx, context.brand.id, clocks, [
              primeiroDia,
              ultimoDia,
            ]),
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    );
    const byStore = (days: readonly StoreDay[]) =>
      [...Map.groupBy(days, ({ store }) => store)].map(([store, list]) => ({
        ...{ kind: 'loja', key: String(store) },
        name: mine.find(({ id }) => id === store)?.nome ?? '',
        orders: list.reduce((sum, { orders }) => sum + orders, 0),
        cents: list.reduce((sum, { sales }) => sum + sales, 0),
      }));
    const { vendas, quantidadePedidos, valorMedio, porDia } = addDaysUp(read.daysBefore);
    return {
      estabelecimentos: mine.map(({ id, nome }) => ({ id, nome })),
      ...addDaysUp(read.days),
      anterior: {
        primeiroDia: previous.first,
        ultimoDia: previous.last,
        ...{ vendas, quantidadePedidos, valorMedio, porDia },
      },
      partes: comparedParts(
        [...read.parts, ...byStore(read.days)],
        [...read.partsBefore, ...byStore(read.daysBefore)],
      ),
      ...read.disputed,
      clientesNovos: read.people.fresh + read.guests.fresh,
      clientesRecorrentes: read.people.known + read.guests.known,
      maisVendidos: read.products,
    };
  },
} satisfies Partial<Handlers>;

function checkPeriod(firstDay: string, lastDay: string): void {
  const [first, last] = [firstDay, lastDay].map((day) => Date.parse(`${day}T00:00:00Z`));
  if (
    first === undefined ||
    last === undefined ||
    !(last >= first) ||
    last - first > MOST_DAYS * 86_400_000
  )
    throw new Refusal('periodWrong');
}

type StoreDay = CountedDay & { store: number };
type Period = { brandId: number; first: string; last: string; stores: SummedStore[] };

async function summed(
  tx: Transaction,
  clocks: readonly Omit<SummedStore, 'until'>[],
): Promise<SummedStore[]> {
  const ids = sql.param(clocks.map(({ storeId }) => storeId));
  const { rows } = await tx.execute<{ id: number; zone: string; until: string | null }>(sql`
    select store_id as id, time_zone as zone, summed_until::text as until from figure_stores
    where brand_id = ${clocks[0]?.brandId ?? 0}::bigint and store_id = any(${ids}::bigint[])`);
  return clocks.map((clock) => ({
    ...clock,
    until:
      rows.find(({ id, zone }) => id === clock.storeId && zone === clock.timeZone)?.until ?? null,
  }));
}

/** Days of the period that are not summed up. */
const openDays = ({ stores, first, last }: Period): Days[] =>
  stores.flatMap(({ storeId, timeZone, until }) => {
    const from = until === null || until < first ? first : addDays(until, 1);
    return from > last ? [] : [{ storeId, timeZone, first: from, last }];
  });

/** Days summed up under an earlier time zone are counted again. */
const kept = ({ brandId, stores, first, last }: Period) => {
  const ids = sql.param(stores.filter(({ until }) => until !== null).map(({ storeId }) => storeId));
  return sql`brand_id = ${brandId}::bigint and store_id = any(${ids}::bigint[])
    and day between ${first}::date and ${last}::date`;
};

/** Days that are not summed up, and those that a version without parts summed up. */
async function daysToCount(tx: Transaction, period: Period): Promise<Days[]> {
  const { rows: gaps } = await tx.execute<{ store: number; first: string; last: string }>(sql`
    select store_id::float8 as store, min(day)::text as first, max(day)::text as last from (
      select store_id, day, day - row_number() over (partition by store_id order by day)::int as run
      from figure_days where ${kept(period)} and parts is null
    ) missing group by store_id, run`);
  const missing = gaps.flatMap(({ store, first, last }): Days[] =>
    period.stores
      .filter(({ storeId }) => storeId === store)
      .map(({ storeId, timeZone }) => ({ storeId, timeZone, first, last })),
  );
  return [...openDays(period), ...missing];
}

async function readDays(tx: Transaction, period: Period, days: Days[]): Promise<StoreDay[]> {
  const { rows } = await tx.execute<StoreDay>(sql`
    select store_id::float8 as store, day::text as day, sales::float8 as sales, orders, cancelled,
    hours, accepting, delivering from (
      select store_id, day, sales, orders, cancelled, hours, accepting, delivering from figure_days
      where ${kept(period)} and parts is not null
      union all select * from (${countedDays(period.brandId, days)}) counted
    ) days`);
  return rows.map((row) => ({
    ...row,
    hours: figureDays.hours.mapFromDriverValue(row.hours) as CountedDay['hours'],
    accepting: figureDays.accepting.mapFromDriverValue(row.accepting) as CountedDay['accepting'],
    delivering: figureDays.delivering.mapFromDriverValue(
      row.delivering,
    ) as CountedDay['delivering'],
  }));
}

async function readParts(tx: Transaction, period: Period, days: Days[]): Promise<PartSum[]> {
  const { rows } = await tx.execute<PartSum>(sql`
    select kind, key, max(name) as name, sum(orders)::int as orders, sum(cents)::float8 as cents
    from (
      select part.* from figure_days cross join lateral jsonb_to_recordset(parts -> 'data')
        as part(kind text, key text, name text, orders int, cents bigint)
      where ${kept(period)} and parts is not null
      union all select kind, key, name, orders, cents
      from (${countedParts(period.brandId, days)}) counted
    ) parts group by 1, 2`);
  return rows;
}

/**
 * By the day on which they were requested. Not summed up: they are few, and the bank may reverse
 * them.
 */
async function disputedPayments(
  tx: Transaction,
  brandId: number,
  clocks: readonly Omit<SummedStore, 'until'>[],
  [first, last]: [string, string],
) {
  const stores = sql.param(clocks.map(({ storeId }) => storeId));
  const zones = sql.param(clocks.map(({ timeZone }) => timeZone));
  const { rows } = await tx.execute<Pick<Figures, 'quantidadeContestados' | 'valorContestado'>>(sql`
    select count(*)::int as "quantidadeContestados",
    coalesce(sum(payment.valor), 0)::float8 as "valorContestado"
    from unnest(${stores}::bigint[], ${zones}::text[]) as clock(store_id, zone)
    join payments payment on payment.brand_id = ${brandId}::bigint
    and payment.store_id = clock.store_id and payment.state = 'chargeback'
    where (payment.created_at at time zone clock.zone)::date between ${first}::date
    and ${last}::date`);
  return rows[0] ?? { quantidadeContestados: 0, valorContestado: 0 };
}

async function bestSellers(tx: Transaction, period: Period): Promise<Figures['maisVendidos']> {
  const { rows } = await tx.execute<{
    id: number;
    name: string;
    portions: number;
    cents: number;
  }>(sql`
    select product_id as id, max(name) as name, sum(portions)::int as portions,
    sum(sales)::float8 as cents from (
      select product_id, name, portions, sales from figure_products where ${kept(period)}
      union all select product_id, name, portions, sales
      from (${countedProducts(period.brandId, openDays(period))}) counted
    ) sold group by product_id order by portions desc, cents desc, product_id
    limit ${BEST_SELLERS}`);
  return rows.map(({ id, name, portions, cents }) => ({
    idProduto: id,
    nome: name,
    quantidadeVendida: portions,
    vendas: cents,
  }));
}
