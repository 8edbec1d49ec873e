// What the sales of a day are made of: orders and cents by method of payment, fee, discount,
// neighbourhood and way, and what is left out of the sales.
import { type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { folded } from '../account/profile-search.ts';
import { storedDefault, storedSql } from '../database/versioned.ts';
import { WITH_THE_BILL } from '../tables/ordering.ts';
import {
  type Days,
  isSold,
  isWaiting,
  linesByHand,
  netOfOrder,
  onItsBill,
  ordersOf,
} from './count.ts';

/** The lines of the price; those with a coupon belong to its code. */
const priceLines = sql`(select line ->> 'chave' as chave, line ->> 'cupomDesconto' as coupon,
  (line ->> 'valor')::int as valor
  from jsonb_array_elements(coalesce(o.totals -> 'data' -> 'composicao', '[]')) line) price`;
const fee = (name: string) => sql`coalesce((o.totals -> 'data' ->> ${name})::int, 0)`;
const method = (column: SQL) => sql`concat(case when o.sandbox then 'sandbox ' end,
  ${column} -> 'data' ->> 'tipo', ' ', ${folded(sql`${column} -> 'data' ->> 'nome'`)}),
  coalesce(${column} -> 'data' ->> 'nome', '')`;
const place = sql`concat_ws(', ', nullif(trim(o.endereco -> 'data' ->> 'bairro'), ''),
  nullif(trim(o.endereco -> 'data' ->> 'cidade'), ''))`;
/** The way of an order: at a table, delivery, at the counter if staff took it, or pickup. */
const way = (brandId: number) => sql`case when o.tipo_pedido = ${ORDER_TYPE.table}::int then 'mesa'
  when o.tipo_pedido = ${ORDER_TYPE.delivery}::int then 'entrega'
  when exists (select from order_events event where event.brand_id = ${brandId}::bigint
    and event.order_id = o.id and event.status = ${ORDER_STATUS.sent}::int
    and event.actor = 'staff') then 'balcao'
  else 'retirada' end`;

const billName = sql`${WITH_THE_BILL.nome}::text`;
/** Lines by hand count with the orders at tables, and as a kind of their own. */
const partsByHand = (brandId: number, days: readonly Days[]): SQL => sql`
  select by_hand.store_id, by_hand.day, part.kind, part.key, part.name, 0 as n, part.cents
  from (${linesByHand(brandId, days)}) by_hand
  cross join lateral (values
    ('pagamento', concat(${WITH_THE_BILL.tipo}::text, ' ', ${folded(billName)}), ${billName},
      by_hand.worth),
    ('forma', 'mesa', '', by_hand.worth),
    ('avulso', '', '', by_hand.worth),
    ('taxa', 'servico', '', by_hand.service)) part(kind, key, name, cents)
  where part.kind <> 'taxa' or part.cents > 0`;

/** A row per store, day, kind and key: store_id, day, kind, key, name, orders, cents. */
export function countedParts(brandId: number, days: readonly Days[]): SQL {
  return sql`
    select store_id, day, kind, key, max(name) as name, sum(n)::int as orders,
      sum(cents)::bigint as cents
    from (${partsOfOrders(brandId, days)} union all ${partsByHand(brandId, days)}) part
    group by 1, 2, 3, 4`;
}

function partsOfOrders(brandId: number, days: readonly Days[]): SQL {
  return sql`
    select o.store_id, clock.wall::date as day, part.kind, part.key, part.name, part.n, part.cents
    from ${ordersOf(brandId, days)}
    cross join lateral ${onItsBill(brandId)}
    cross join lateral (select ${isSold(brandId)} as sold, ${isWaiting(brandId)} as waiting,
      ${netOfOrder} as net offset 0) state
    cross join lateral (
      select 'pagamento' as kind, named.key, named.name, 1 as n,
        state.net - case when o.forma_diferenca is null then 0 else o.a_cobrar end as cents
        from (select ${method(sql`o.forma_pagamento`)}) named(key, name) where state.sold
      union all select 'pagamento', named.key, named.name, 0, o.a_cobrar
        from (select ${method(sql`o.forma_diferenca`)}) named(key, name)
        where state.sold and o.forma_diferenca is not null and o.a_cobrar <> 0
      union all select 'taxa', case when ${fee('valorEntrega')} = 0 then 'entregaGratis'
        else 'entrega' end, '', 1, ${fee('valorEntrega')}
        where state.sold and o.tipo_pedido = ${ORDER_TYPE.delivery}::int
      union all select 'taxa', price.chave, '', 1, price.valor from ${priceLines}
        where state.sold and (price.chave = 'taxaAdicional'
          or price.chave = 'servico' and bill.service is null)
      union all select 'taxa', 'servico', '', 1, bill.service
        where state.sold and bill.service > 0
      union all select 'cupom', price.coupon, price.coupon, 1,
        sum(case when price.chave = 'entrega' then ${fee('taxaEntrega')} else -price.valor end)
        from ${priceLines} where state.sold and price.coupon is not null group by price.coupon
      union all select 'desconto', price.chave, '', 1, -price.valor from ${priceLines}
        where state.sold and price.coupon is null and price.chave in ('descontoPercentual',
          'descontoFixo', 'cartela', 'cashback', 'descontoFormaPagamento')
      union all select 'bairro', ${folded(place)}, ${place}, 1, state.net
        where state.sold and o.tipo_pedido = ${ORDER_TYPE.delivery}::int
      union all select 'forma', ${way(brandId)}, '', 1, state.net where state.sold
      union all select 'devolvido', '', '', 1, o.devolvido where state.sold and o.devolvido > 0
      union all select 'fora', case when state.waiting then 'esperando' else 'cancelado' end, '',
        1, o.valor_total where not state.sold
    ) part`;
}

/** The parts of a day as its row stores them: store_id, day, parts. */
export const storedParts = (brandId: number, days: readonly Days[]): SQL => sql`
  select store_id, day, ${storedSql(sql`jsonb_agg(jsonb_build_object('kind', kind, 'key', key,
    'name', name, 'orders', orders, 'cents', cents))`)} as parts
  from (${countedParts(brandId, days)}) counted group by 1, 2`;

/** For a day whose orders have none. A literal: Citus refuses functions within `coalesce`. */
export const noParts: SQL = storedDefault([]);
