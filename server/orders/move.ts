// The only way to change an order's status: rules, history, stock, message and notice in one
// transaction.
import { and, eq, type SQL } from 'drizzle-orm';
import type { Language } from '#contract/entities/brand.ts';
import {
  type Actor,
  comesToNothing,
  isFinal,
  mayMove,
  ORDER_STATUS,
  paymentAfterNothing,
} from '#rules/orders/order-status.ts';
import { recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { Services } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { orderEvents, orders } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { statusName } from '../words/words.ts';
import { countAnswer } from './count-answer.ts';
import { effects } from './on-move.ts';
import { writeToOutbox } from './outbox.ts';
import { promisedTimes } from './promised-times.ts';
import { findOrders, type OrderRecord, type OrderRow } from './records.ts';

export type Move = {
  brandId: number;
  orderId: number;
  /** The status that the person saw; null when it does not matter. */
  from: number | null;
  to: number;
  actor: Actor;
  /** For the refusal's text. */
  language: Language;
  /** A further condition; an order that does not meet it counts as not found. */
  only?: SQL | undefined;
  staffId?: number;
  /** Promised when accepting. */
  minutes?: number | undefined;
  reason?: string | undefined;
  /** Who takes it when it leaves. */
  courier?: string | undefined;
};

/** Returns the order afterwards. `details` builds what a refusal may show of the current order. */
export async function moveOrder(
  services: Pick<Services, 'db' | 'now' | 'metrics'>,
  move: Move,
  details: (record: OrderRecord) => unknown,
): Promise<OrderRecord> {
  const mine = and(eq(orders.brandId, move.brandId), eq(orders.id, move.orderId), move.only);
  const found = await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(mine).for('update');
    if (row === undefined) throw new Refusal('notFound');
    const refused = row.status === move.to ? null : refusalFor(row, move);
    const moves = row.status !== move.to && refused === null;
    if (moves) await applyMove(tx, row, move, services.now());
    const [record] = await findOrders(tx, move.brandId, eq(orders.id, move.orderId), 1);
    if (record === undefined) throw new Refusal('notFound');
    return { record, refused, moved: moves ? row : null };
  });
  if (found.moved !== null) countAnswer(services.metrics, found.moved, move, services.now());
  if (found.refused !== null)
    throw new Refusal(found.refused.key, found.refused.values, details(found.record));
  return found.record;
}

/** A repeated command does not get here: the order already has the status. */
function refusalFor(row: OrderRow, { from, to, actor, language }: Move): Refusal | null {
  const here = statusName(row.status, language);
  if (from !== null && row.status !== from) return new Refusal('orderChanged', { from: here });
  if (mayMove(actor, row.status, to, row.tipoPedido)) return null;
  return new Refusal('moveRefused', { from: here, to: statusName(to, language) });
}

export type Applied = Pick<Move, 'to' | 'actor' | 'staffId' | 'minutes' | 'reason' | 'courier'> & {
  /** Who of the staff caused it by something else, which the audit log has. */
  told?: { staffId: number };
};

/** The move itself, on a locked row that may be moved. */
export async function applyMove(
  tx: Transaction,
  row: OrderRow,
  move: Applied,
  now: Date,
): Promise<void> {
  const { brandId, id: orderId, storeId } = row;
  const { to, actor, staffId = null, minutes, reason, courier } = move;
  const leaves = to === ORDER_STATUS.outForDelivery && courier !== undefined;
  const statusPagamento = comesToNothing(to)
    ? paymentAfterNothing(row.statusPagamento)
    : row.statusPagamento;
  await tx
    .update(orders)
    .set({
      status: to,
      statusPagamento,
      changedAt: now,
      ...(isFinal(to) ? { finishedAt: now } : {}),
      ...(to === ORDER_STATUS.awaitingAcceptance ? { expiresAt: answerBy(row, now) } : {}),
      ...(minutes === undefined ? {} : promisedTimes(row, minutes, now)),
      ...(leaves ? { entregador: courier } : {}),
      ...(comesToNothing(to) ? { motivoCancelamento: reason || null } : {}),
    })
    .where(and(eq(orders.brandId, brandId), eq(orders.id, orderId)));
  const who = staffId ?? move.told?.staffId ?? null;
  await tx
    .insert(orderEvents)
    .values({ brandId, orderId, status: to, actor, staffId: who, at: now });
  if (staffId !== null) {
    const subject = `order ${orderId}`;
    await recordChange(
      tx,
      { brandId, staffId, at: now },
      {
        action: 'moveOrder',
        subject,
        before: { status: row.status },
        after: {
          status: to,
          reason: reason ?? null,
          ...(leaves ? { entregador: courier } : {}),
        },
      },
    );
  }
  for (const effect of effects) await effect(tx, row, to, now);
  const payload = { orderId, status: to, actor };
  await writeToOutbox(tx, brandId, { kind: 'orderMoved', payload }, now);
  await announce(tx, { kind: 'order', brandId, storeId, orderId, status: to, statusPagamento });
}

/**
 * After a late payment the store still gets its full time to answer; a scheduled order must be
 * answered by its preparation time.
 */
function answerBy({ createdAt, inicioPreparo: dueAt, expiresAt }: OrderRow, now: Date): Date {
  const allowed = expiresAt.getTime() - (dueAt ?? createdAt).getTime();
  return new Date(Math.max(expiresAt.getTime(), now.getTime() + allowed));
}
