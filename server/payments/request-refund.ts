// Requests a refund, once per payment; the clock asks the provider for it.
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { payments, refunds } from '../database/schema.ts';
import { NO_PROVIDER } from './static-pix.ts';

/** At most 35 letters and digits, which every provider accepts. */
export const newRefundKey = (): string => `D${randomBytes(16).toString('hex')}`;

export type PaymentRow = typeof payments.$inferSelect;

/** `payment` is locked and has been paid. */
export async function requestRefund(
  tx: Transaction,
  payment: PaymentRow,
  reason: string,
  now: Date,
): Promise<void> {
  const { brandId, id, orderId, provider } = payment;
  const byHand = provider === NO_PROVIDER;
  await tx
    .insert(refunds)
    .values({
      brandId,
      paymentId: id,
      orderId,
      amount: payment.amountReceived ?? payment.valor,
      state: byHand ? 'byHand' : 'requested',
      // Providers accept at most 35 letters and digits.
      idempotencyKey: `D${payment.idempotencyKey}`.slice(0, 35),
      reason,
      nextAttemptAt: byHand ? null : now,
      createdAt: now,
    })
    .onConflictDoNothing();
  await tx
    .update(payments)
    .set({ state: 'refunding', nextAttemptAt: null })
    .where(and(eq(payments.brandId, brandId), eq(payments.id, id)));
}
