// The figures of a period, summed up by the database. Days and hours are those of the store's own clock.
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Figures } from '#contract/entities/console-figures.ts';
import { comesToNothing, ORDER_STATUS } from '#rules/order-status.ts';
import { addDays, zonedInstant } from '#rules/zoned-time.ts';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { asManager, storesOf } from './permission.ts';

const MOST_DAYS = 366;
const BEST_SELLERS = 15;
const DEFAULT_ZONE = 'America/Sao_Paulo';

const waiting: readonly number[] = [ORDER_STATUS.unidentified, ORDER_STATUS.sent, ORDER_STATUS.paymentPending];
const all = Object.values(ORDER_STATUS);
const sold = sql.join(
  all.filter((status) => !comesToNothing(status) && !waiting.includes(status)).map((status) => sql`${status}::int`),
  sql`, `,
);
const isSold = sql`${orders.status} in (${sold})`;
const isCancelled = sql`${orders.status} in (${sql.join(
  all.filter((status) => comesToNothing(status)).map((status) => sql`${status}::int`),
  sql`, `,
)})`;

export const figuresHandlers = {
  figures: async ({ primeiroDia, ultimoDia, idEstabelecimento }, context) => {
    const staff = asManager(context);
    const mine = storesOf(staff, context);
    const chosen = idEstabelecimento === undefined ? mine : mine.filter(({ id }) => id === idEstabelecimento);
    const [first] = chosen;
    if (first === undefined) throw new Refusal('storeNotFound');
    const period = periodOf(primeiroDia, ultimoDia, first.timeZone ?? DEFAULT_ZONE);
    const ids = chosen.map(({ id }) => id);
    const read = { ...period, where: ordersIn(context, ids, period), ids };
    const [sums, days, hours, times, people, products] = await Promise.all([
      sumsOf(context, read),
      daysOf(context, read),
      hoursOf(context, read),
      timesOf(context, read),
      peopleOf(context, read),
      bestSellers(context, read),
    ]);
    return {
      estabelecimentos: mine.map(({ id, nome }) => ({ id, nome })),
      ...sums,
      valorMedio: sums.quantidadePedidos === 0 ? null : Math.round(sums.vendas / sums.quantidadePedidos),
      ...times,
      ...people,
      porDia: days,
      porHora: hours,
      maisVendidos: products,
    };
  },
} satisfies Partial<Handlers>;

type Period = { from: Date; to: Date; timeZone: string };
type Read = Period & { where: SQL | undefined; ids: number[] };

function periodOf(firstDay: string, lastDay: string, timeZone: string): Period {
  const [first, last] = [firstDay, lastDay].map((day) => Date.parse(`${day}T00:00:00Z`));
  if (first === undefined || last === undefined || !(last >= first) || last - first > MOST_DAYS * 86_400_000) throw new Refusal('periodWrong');
  return { from: new Date(zonedInstant(firstDay, 0, timeZone)), to: new Date(zonedInstant(addDays(lastDay, 1), 0, timeZone)), timeZone };
}

function ordersIn({ brand }: CallContext, storeIds: number[], { from, to }: Period): SQL | undefined {
  return and(eq(orders.brandId, brand.id), inArray(orders.storeId, storeIds), gte(orders.createdAt, from), lt(orders.createdAt, to));
}

const soldCount = sql<number>`count(*) filter (where ${isSold})::int`;
const soldSum = sql<number>`coalesce(sum(${orders.valorTotal}) filter (where ${isSold}), 0)::float8`;

async function sumsOf({ db }: CallContext, { where }: Read) {
  const cancelled = sql<number>`count(*) filter (where ${isCancelled})::int`;
  const [row] = await db.select({ vendas: soldSum, quantidadePedidos: soldCount, quantidadeCancelados: cancelled }).from(orders).where(where);
  return row ?? { vendas: 0, quantidadePedidos: 0, quantidadeCancelados: 0 };
}

function daysOf({ db }: CallContext, { where, timeZone }: Read): Promise<Figures['porDia']> {
  const day = sql<string>`to_char(${orders.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return db.select({ data: day, vendas: soldSum, quantidadePedidos: soldCount }).from(orders).where(where).groupBy(sql`1`).orderBy(sql`1`);
}

async function hoursOf({ db }: CallContext, { where, timeZone }: Read): Promise<Figures['porHora']> {
  const wall = sql`${orders.createdAt} at time zone ${timeZone}`;
  const rows = await db
    .select({ diaSemana: sql<number>`extract(dow from ${wall})::int`, horaDoDia: sql<number>`extract(hour from ${wall})::int`, quantidadePedidos: soldCount })
    .from(orders)
    .where(where)
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`);
  return rows.filter(({ quantidadePedidos }) => quantidadePedidos > 0);
}

/** The middle one of all, which a forgotten order does not move. */
async function timesOf({ db }: CallContext, { where }: Read): Promise<Pick<Figures, 'minutosAteAceite' | 'minutosAteEntrega'>> {
  const { rows } = await db.execute<{ accept: number | null; deliver: number | null }>(sql`
    select
      percentile_cont(0.5) within group (order by extract(epoch from accepted.at - orders.created_at) / 60)::float8 as accept,
      percentile_cont(0.5) within group (order by extract(epoch from orders.finished_at - orders.created_at) / 60)
        filter (where orders.status = ${ORDER_STATUS.delivered})::float8 as deliver
    from orders
    left join lateral (
      select min(event.at) as at from order_events event
      where event.brand_id = orders.brand_id and event.order_id = orders.id and event.status = ${ORDER_STATUS.accepted}
    ) accepted on true
    where ${where} and orders.entrega_imediata`);
  const rounded = (minutes: number | null | undefined) => (minutes === null || minutes === undefined ? null : Math.round(minutes * 10) / 10);
  return { minutosAteAceite: rounded(rows[0]?.accept), minutosAteEntrega: rounded(rows[0]?.deliver) };
}

async function peopleOf({ db, brand }: CallContext, { where, from, ids }: Read): Promise<Pick<Figures, 'clientesNovos' | 'clientesRecorrentes'>> {
  const stores = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const { rows } = await db.execute<{ fresh: number; known: number }>(sql`
    select count(*) filter (where not before)::int as fresh, count(*) filter (where before)::int as known from (
      select exists (
        select from orders earlier
        where earlier.brand_id = ${brand.id} and earlier.customer_id = people.customer_id and earlier.created_at < ${from.toISOString()}::timestamptz
          and earlier.store_id in (${stores}) and earlier.status in (${sold})
      ) as before
      from (select distinct customer_id from orders where ${where} and ${isSold} and customer_id is not null) people
    ) judged`);
  return { clientesNovos: rows[0]?.fresh ?? 0, clientesRecorrentes: rows[0]?.known ?? 0 };
}

async function bestSellers({ db }: CallContext, { where }: Read): Promise<Figures['maisVendidos']> {
  const { rows } = await db.execute<{ id: number; name: string; portions: number; cents: number }>(sql`
    select item.id, max(item.name) as name, sum(item.portions)::int as portions, sum(item.cents)::float8 as cents
    from orders, lateral (
      select (line ->> 'idProduto')::int as id, line ->> 'nome' as name, (line ->> 'quantidade')::int as portions, (line ->> 'valorTotal')::float8 as cents
      from jsonb_array_elements(orders.itens) line
    ) item
    where ${where} and ${isSold}
    group by item.id order by portions desc, cents desc, item.id limit ${BEST_SELLERS}`);
  return rows.map(({ id, name, portions, cents }) => ({ idProduto: id, nome: name, quantidadeVendida: portions, vendas: Math.round(cents) }));
}
