// Requests a refund, once per payment, and notes that it was made; the job `reconcilePayments` asks
// the provider for it.
import { and, eq } from 'drizzle-orm';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import type { Transaction } from '../database/open.ts';
import { orders, payments, refunds } from '../database/schema.ts';
import { arePartsDue, takeOverParts } from './part-refunds.ts';
import { newRefundKey } from './refund-key.ts';
import { isByHand } from './static-pix.ts';

export type PaymentRow = typeof payments.$inferSelect;

/**
 * `payment` is locked and has been paid. Returns the order's payment status: nothing is pending
 * where nothing remains to be refunded.
 */
export async function requestRefund(
  tx: Transaction,
  payment: PaymentRow,
  reason: string,
  now: Date,
): Promise<number> {
  const { brandId, id, orderId, provider } = payment;
  const byHand = isByHand(provider);
  const mine = and(eq(payments.brandId, brandId), eq(payments.id, id));
  const ofPayment = and(eq(refunds.brandId, brandId), eq(refunds.paymentId, id));
  // After a dispute its parts go back by themselves if the rest had gone back before.
  const restIsBack = (await tx.$count(refunds, and(ofPayment, eq(refunds.state, 'done')))) > 0;
  const amount = restIsBack ? 0 : await takeOverParts(tx, payment);
  if (amount === 0 && (await arePartsDue(tx, payment))) {
    // The last of its parts ends it: the provider may still refuse them.
    await tx.update(payments).set({ state: 'refunding', nextAttemptAt: null }).where(mine);
    return PAYMENT_STATUS.refundPending;
  }
  if (amount === 0) {
    // All of it has gone back before.
    await tx.update(payments).set({ state: 'refunded', nextAttemptAt: null }).where(mine);
    await tx
      .update(orders)
      .set({ statusPagamento: PAYMENT_STATUS.refunded })
      .where(and(eq(orders.brandId, brandId), eq(orders.id, orderId ?? 0)));
    return PAYMENT_STATUS.refunded;
  }
  await tx
    .insert(refunds)
    .values({
      brandId,
      paymentId: id,
      orderId,
      amount,
      state: byHand ? 'byHand' : 'requested',
      // Providers accept at most 35 letters and digits.
      idempotencyKey: `D${payment.idempotencyKey}`.slice(0, 35),
      reason,
      nextAttemptAt: byHand ? null : now,
      createdAt: now,
    })
    .onConflictDoNothing();
  await tx.update(payments).set({ state: 'refunding', nextAttemptAt: null }).where(mine);
  return PAYMENT_STATUS.refundPending;
}

/**
 * All of a payment went back: for our request, or because the store did it at its provider, which
 * is written down now. Parts that nobody asked for are not owed any more.
 */
export async function refundDone(tx: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const { brandId, id: paymentId, orderId } = payment;
  const done = { state: 'done', doneAt: now, nextAttemptAt: null, error: null } as const;
  const known = await tx
    .update(refunds)
    .set(done)
    .where(and(eq(refunds.brandId, brandId), eq(refunds.paymentId, paymentId)))
    .returning({ id: refunds.id });
  if (known.length > 0) return;
  const amount = await takeOverParts(tx, payment);
  if (amount === 0) return;
  await tx.insert(refunds).values({
    brandId,
    paymentId,
    orderId,
    amount,
    ...done,
    idempotencyKey: newRefundKey(),
    reason: 'atProvider',
    createdAt: now,
  });
}
