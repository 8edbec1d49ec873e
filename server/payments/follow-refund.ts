// Pauses a refund while the bank handles a chargeback, and resumes it if the bank reverses that.
import { and, eq, inArray } from 'drizzle-orm';
import type { AttemptReport } from '#rules/orders/payment.ts';
import type { Transaction } from '../database/open.ts';
import { partialRefunds, payments, refunds } from '../database/schema.ts';
import { TAKEN_BACK, thisPayment } from './records.ts';
import { newRefundKey } from './refund-key.ts';
import type { PaymentRow } from './request-refund.ts';

/** Whether the money must still be refunded. */
export async function followRefund(
  tx: Transaction,
  payment: PaymentRow,
  report: AttemptReport,
  at: Date,
): Promise<boolean> {
  const mine = and(eq(refunds.brandId, payment.brandId), eq(refunds.paymentId, payment.id));
  if (report === 'chargeback') {
    const waiting = inArray(refunds.state, ['requested', 'asked', 'failed', 'byHand']);
    await tx
      .update(refunds)
      .set({ state: 'failed', error: TAKEN_BACK, nextAttemptAt: null })
      .where(and(mine, waiting));
  }
  await followParts(tx, payment, report, at);
  if (report !== 'chargebackReversed') return false;
  // The money is back, and so is the reason to refund it.
  const asked = await tx
    .update(refunds)
    .set({
      state: 'requested',
      error: null,
      idempotencyKey: newRefundKey(),
      attempts: 0,
      nextAttemptAt: at,
    })
    .where(and(mine, eq(refunds.error, TAKEN_BACK)))
    .returning({ id: refunds.id });
  if (asked.length > 0)
    await tx.update(payments).set({ state: 'refunding' }).where(thisPayment(payment));
  return asked.length > 0;
}

/** The same for its parts, each of which the provider is asked for by itself. */
async function followParts(
  tx: Transaction,
  { brandId, id }: PaymentRow,
  report: AttemptReport,
  at: Date,
): Promise<void> {
  const mine = and(eq(partialRefunds.brandId, brandId), eq(partialRefunds.paymentId, id));
  const again = and(mine, eq(partialRefunds.error, TAKEN_BACK));
  if (report === 'chargeback')
    await tx
      .update(partialRefunds)
      .set({ state: 'failed', error: TAKEN_BACK, nextAttemptAt: null })
      .where(and(mine, inArray(partialRefunds.state, ['requested', 'asked', 'failed', 'byHand'])));
  if (report !== 'chargebackReversed') return;
  const waiting = await tx.select({ id: partialRefunds.id }).from(partialRefunds).where(again);
  for (const part of waiting)
    await tx
      .update(partialRefunds)
      .set({
        state: 'requested',
        error: null,
        idempotencyKey: newRefundKey(),
        attempts: 0,
        nextAttemptAt: at,
      })
      .where(and(mine, eq(partialRefunds.id, part.id)));
}
