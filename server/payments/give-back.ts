// Asks the provider for a refund in the usual three steps: mark it, call, store the result.
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { announce } from '../changes.ts';
import { orders, payments, refunds } from '../database/schema.ts';
import type { RefundAnswer } from '../integrations/payments/port.ts';
import { refusedMeanwhile } from './follow-refund.ts';
import type { PaymentServices } from './next-look.ts';
import { arePartsDue } from './part-refunds.ts';
import { ASKING_MS, known, nextTry, type PaymentId, thisPayment } from './records.ts';
import type { PaymentRow } from './request-refund.ts';
import { settle } from './settle.ts';

/** Returns whether the refund was due. */
export async function giveBack(services: PaymentServices, id: PaymentId): Promise<boolean> {
  const { db, now, log, payments: providers } = services;
  const at = now();
  const mine = and(eq(refunds.brandId, id.brandId), eq(refunds.id, id.id));
  const work = await db.transaction(async (tx) => {
    const due = and(
      mine,
      isNotNull(refunds.nextAttemptAt),
      lte(refunds.nextAttemptAt, at),
      inArray(refunds.state, ['requested', 'asked']),
    );
    const [refund] = await tx.select().from(refunds).where(due).for('update', { skipLocked: true });
    if (refund === undefined) return null;
    const [payment] = await tx
      .select()
      .from(payments)
      .where(thisPayment({ brandId: id.brandId, id: refund.paymentId }));
    if (payment === undefined) return null;
    await tx
      .update(refunds)
      .set({ attempts: refund.attempts + 1, nextAttemptAt: new Date(at.getTime() + ASKING_MS) })
      .where(mine);
    return { refund, payment };
  });
  if (work === null) return false;
  const { refund, payment } = work;
  providers.checkpoint('refundTakenUp');
  const provider = await providers.named(payment, payment.provider);
  const request = { key: refund.idempotencyKey, amount: refund.amount, attempt: refund.attempts };
  // A chargeback may take the money back, or staff confirm it, while the provider is asked.
  const stillOurs = and(mine, inArray(refunds.state, ['requested', 'asked']));
  const answer: RefundAnswer =
    payment.state !== 'refunding'
      ? { outcome: 'failed', reason: payment.state }
      : provider === null
        ? { outcome: 'unknown', error: 'noAccount' }
        : await provider.refund(known(payment), request);
  providers.checkpoint('refundAsked');
  if (answer.outcome === 'done') {
    // A part may still be on its way: the last to arrive ends the refund.
    await settle(
      services,
      { brandId: id.brandId, id: payment.id },
      { outcome: 'refunded' },
      async (tx) => {
        await tx
          .update(refunds)
          .set({ state: 'done', doneAt: now(), nextAttemptAt: null, error: null })
          .where(stillOurs);
        return !(await arePartsDue(tx, payment));
      },
    );
  } else if (answer.outcome === 'failed') {
    log.error('refundFailed', {
      brand: id.brandId,
      order: refund.orderId,
      payment: payment.id,
      reason: answer.reason,
    });
    await db
      .update(refunds)
      .set({ state: 'failed', error: answer.reason.slice(0, 200), nextAttemptAt: null })
      .where(stillOurs);
    await refusedMeanwhile(db, refunds, id, refund.idempotencyKey);
    await tellTheBoard(services, payment);
  } else {
    const error = answer.outcome === 'unknown' ? answer.error.slice(0, 200) : null;
    const state = answer.outcome === 'asked' ? 'asked' : refund.state;
    await db
      .update(refunds)
      .set({ state, error, nextAttemptAt: nextTry(refund.attempts, now()) })
      .where(stillOurs);
  }
  return true;
}

/** Staff must handle this one, so their screens are told at once instead of at the next poll. */
export async function tellTheBoard(
  { db }: Pick<PaymentServices, 'db'>,
  payment: PaymentRow,
): Promise<void> {
  const { brandId, orderId } = payment;
  if (orderId === null) return announce(db, { kind: 'table', brandId, storeId: payment.storeId });
  const { storeId, status, statusPagamento } = orders;
  const [order] = await db
    .select({ storeId, status, statusPagamento })
    .from(orders)
    .where(and(eq(orders.brandId, brandId), eq(orders.id, orderId)));
  if (order !== undefined)
    await announce(db, { kind: 'order', brandId, orderId, ...order, payment: true });
}
