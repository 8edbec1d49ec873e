// Lands money in the open register: what moved since the store began to use one and has not landed
// yet. Orders, payments, bills and refunds know nothing of registers, so nothing waits for one.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import type { Transaction } from '../database/open.ts';
import { registers } from '../database/schema.ts';
import { AT_COUNTER, NO_PROVIDER } from '../payments/static-pix.ts';

export type RegisterRow = typeof registers.$inferSelect;

/** Locked: of two people who close at once, the second finds it closed. */
export async function lockOpen(
  tx: Transaction,
  brandId: number,
  storeId: number,
): Promise<RegisterRow | null> {
  const [row] = await tx
    .select()
    .from(registers)
    .where(
      and(
        eq(registers.brandId, brandId),
        eq(registers.storeId, storeId),
        isNull(registers.closedAt),
      ),
    )
    .for('update');
  return row ?? null;
}

/** The form of the row `paid`: a drawer holds what staff received in cash. */
const formOfPayment = sql`case paid.provider when ${NO_PROVIDER} then 'pix'
  when ${AT_COUNTER} then (select case bought.forma_pagamento -> 'data' ->> 'tipo'
    when 'dinheiro' then 'dinheiro' when 'pixNaEntrega' then 'pix' else 'cartao' end
    from orders as bought where bought.brand_id = paid.brand_id and bought.id = paid.order_id)
  else 'online' end`;

/** Who took or gave back what no provider has stands in the audit log alone. */
const confirmedBy = (action: AuditAction, orderId: SQL, since: SQL) =>
  sql`(select log.staff_id from audit_log as log where log.brand_id = paid.brand_id
    and log.acao = ${action} and log.alvo = 'order ' || ${orderId} and log.at >= ${since}
    order by log.id desc limit 1)`;

/**
 * Each source lands once. What is committed after this lands in the next register, also if it
 * happened earlier; so an order that is delivered while somebody closes is never lost.
 */
export async function landMoney(tx: Transaction, register: RegisterRow): Promise<void> {
  const { brandId, storeId, id } = register;
  // Nothing waits longer to be committed than the register before this one was open.
  const since = sql`(select min(opened_at) from (
    select opened_at from registers where brand_id = ${brandId} and store_id = ${storeId}
    order by opened_at desc limit 2) as latest)`;
  // A provider may tell days later when it was paid.
  const told = sql`(select greatest(min(opened_at), ${since} - interval '7 days') from registers
    where brand_id = ${brandId} and store_id = ${storeId})`;
  await tx.execute(sql`
    insert into register_moves
      (brand_id, register_id, tipo, forma, valor, source, order_id, staff_id, at)
    select ${brandId}, ${id}, tipo, forma, valor, source, order_id, staff_id, at from (
      select 'pedido' as tipo,
        case placed.forma_pagamento -> 'data' ->> 'tipo'
          when 'dinheiro' then 'dinheiro' when 'pixNaEntrega' then 'pix' else 'cartao' end as forma,
        placed.valor_total as valor, 'order ' || placed.id as source, placed.id as order_id,
        (select event.staff_id from order_events as event where event.brand_id = placed.brand_id
          and event.order_id = placed.id and event.status = ${ORDER_STATUS.delivered}
          order by event.id desc limit 1) as staff_id,
        placed.finished_at as at
      from orders as placed
      where placed.brand_id = ${brandId} and placed.store_id = ${storeId}
        and placed.finished_at >= ${since} and placed.status = ${ORDER_STATUS.delivered}
        and placed.status_pagamento = ${PAYMENT_STATUS.onDelivery}
        and placed.forma_pagamento -> 'data' ->> 'tipo' <> 'conta'
      union all
      select case when paid.order_id is null then 'mesa' else 'pedido' end,
        ${formOfPayment},
        coalesce(paid.amount_received, paid.valor), 'payment ' || paid.id, paid.order_id,
        case paid.provider when ${AT_COUNTER} then (select event.staff_id
          from order_events as event where event.brand_id = paid.brand_id
          and event.order_id = paid.order_id and event.staff_id is not null
          order by event.id limit 1)
          when ${NO_PROVIDER} then
            ${confirmedBy('confirmPix', sql`paid.order_id`, sql`paid.created_at`)} end,
        paid.paid_at
      from payments as paid
      where paid.brand_id = ${brandId} and paid.store_id = ${storeId} and paid.paid_at >= ${told}
        and paid.state in ('approved', 'refunding', 'refunded', 'chargeback')
      union all
      select 'pedido',
        case placed.forma_diferenca -> 'data' ->> 'tipo'
          when 'dinheiro' then 'dinheiro' when 'pixNaEntrega' then 'pix' else 'cartao' end,
        placed.a_cobrar, 'due ' || placed.id, placed.id,
        (select event.staff_id from order_events as event where event.brand_id = placed.brand_id
          and event.order_id = placed.id and event.status = ${ORDER_STATUS.delivered}
          order by event.id desc limit 1),
        placed.finished_at
      from orders as placed
      where placed.brand_id = ${brandId} and placed.store_id = ${storeId}
        and placed.finished_at >= ${since} and placed.status = ${ORDER_STATUS.delivered}
        and placed.a_cobrar > 0
      union all
      select 'devolucao', ${formOfPayment},
        -part.amount, 'part ' || part.id, part.order_id,
        case when paid.provider in (${NO_PROVIDER}, ${AT_COUNTER}) then part.staff_id end,
        part.done_at
      from partial_refunds as part
      join payments as paid on paid.brand_id = part.brand_id and paid.id = part.payment_id
      where part.brand_id = ${brandId} and paid.store_id = ${storeId} and part.state = 'done'
        and part.done_at >= ${told}
      union all
      select 'devolucao', ${formOfPayment},
        -back.amount, 'refund ' || back.id, back.order_id,
        case when paid.provider in (${NO_PROVIDER}, ${AT_COUNTER}) then
          ${confirmedBy('confirmRefund', sql`back.order_id`, sql`back.created_at`)} end,
        back.done_at
      from refunds as back
      join payments as paid on paid.brand_id = back.brand_id and paid.id = back.payment_id
      where back.brand_id = ${brandId} and paid.store_id = ${storeId} and back.state = 'done'
        and back.done_at >= ${told}
      union all
      select 'mesa', part.forma, part.valor, 'bill ' || part.id, null, part.staff_id, part.at
      from tab_payments as part
      join sittings as sitting on sitting.brand_id = part.brand_id and sitting.id = part.sitting_id
      where part.brand_id = ${brandId} and sitting.store_id = ${storeId} and part.at >= ${since}
        and part.staff_id is not null
      union all
      -- From whoever recorded it: they never had it, or give it back.
      select 'devolucao', part.forma, -part.valor, 'voided ' || part.id, null, part.staff_id,
        part.taken_back_at
      from tab_payments as part
      join sittings as sitting on sitting.brand_id = part.brand_id and sitting.id = part.sitting_id
      where part.brand_id = ${brandId} and sitting.store_id = ${storeId}
        and part.taken_back_at >= ${since} and part.motivo_estorno is not null
        and (part.at >= ${since} or exists (select from register_moves as landed
          where landed.brand_id = part.brand_id and landed.source = 'bill ' || part.id))
    ) as moved
    where valor <> 0 and at is not null
    order by at
    on conflict (brand_id, source) do nothing`);
}
