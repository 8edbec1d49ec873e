// Pauses a refund while the bank handles a chargeback, and resumes it if the bank reverses that.
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { AttemptReport } from '#rules/orders/payment.ts';
import type { Database, Transaction } from '../database/open.ts';
import { partialRefunds, payments, refunds } from '../database/schema.ts';
import { type PaymentId, TAKEN_BACK, thisPayment } from './records.ts';
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
  if (report === 'chargeback') await pause(tx, refunds, mine);
  await followParts(tx, payment, report, at);
  if (report !== 'chargebackReversed') return false;
  // The money is back, and so is the reason to refund it.
  const asked = await tx
    .update(refunds)
    .set(goesOn(at))
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
  if (report === 'chargeback') await pause(tx, partialRefunds, mine);
  if (report === 'chargebackReversed')
    await tx
      .update(partialRefunds)
      .set(goesOn(at))
      .where(and(mine, eq(partialRefunds.error, TAKEN_BACK)));
}

/** With the key and attempts of before: what a provider has done is looked up, not repeated. */
const goesOn = (at: Date) => ({ state: 'requested', error: null, nextAttemptAt: at }) as const;

const WAITING = ['requested', 'asked', 'failed', 'byHand'] as const;

async function pause(
  tx: Transaction,
  table: typeof refunds | typeof partialRefunds,
  mine: SQL | undefined,
): Promise<void> {
  const waiting = await tx
    .select({ id: table.id, state: table.state, error: table.error })
    .from(table)
    .where(and(mine, inArray(table.state, [...WAITING])))
    .for('update');
  for (const { id, state, error } of waiting) {
    const refused = state === 'failed' && error !== TAKEN_BACK && error !== 'amountDiffers';
    await tx
      .update(table)
      .set({
        state: 'failed',
        error: TAKEN_BACK,
        nextAttemptAt: null,
        ...(refused && withNewKey()),
      })
      .where(and(mine, eq(table.id, id)));
  }
}

/** Providers repeat a refusal for the same key. */
const withNewKey = () => ({ idempotencyKey: newRefundKey(), attempts: 0 });

/** The provider has refused `key`, which it was asked with as the dispute began. */
export async function refusedMeanwhile(
  db: Database,
  table: typeof refunds | typeof partialRefunds,
  { brandId, id }: PaymentId,
  key: string,
): Promise<void> {
  await db
    .update(table)
    .set(withNewKey())
    .where(
      and(
        eq(table.brandId, brandId),
        eq(table.id, id),
        eq(table.error, TAKEN_BACK),
        eq(table.idempotencyKey, key),
      ),
    );
}
