// Parts of a payment that a provider refused or none can give back: staff retry them, or confirm
// that they gave the money back themselves. Both are audited.
import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { partialRefunds } from '../database/schema.ts';
import { giveBackPart } from './give-back-part.ts';
import type { PartialRefundRow } from './part-refunds.ts';
import { partWaitsForSomebody } from './records.ts';
import { newRefundKey } from './refund-key.ts';

type Change = (part: PartialRefundRow) => Partial<PartialRefundRow>;

/** Returns how many were waiting. */
export const confirmParts = (orderId: number, staff: StaffSession, context: CallContext) => {
  const { now } = context;
  const done: Change = () => ({ state: 'done', doneAt: now(), error: null, nextAttemptAt: null });
  return changeParts(orderId, 'confirmRefund', staff, context, done);
};

/** A refused refund may succeed once the provider account has funds again. */
export async function retryParts(
  orderId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<number> {
  const { brand, db, now, payments } = context;
  const failed = and(
    eq(partialRefunds.brandId, brand.id),
    eq(partialRefunds.orderId, orderId),
    eq(partialRefunds.state, 'requested'),
  );
  const asked = await changeParts(
    orderId,
    'retryRefund',
    staff,
    context,
    ({ error, idempotencyKey }) => ({
      state: 'requested',
      error: null,
      // Providers repeat a refusal for the same key. If the refund exists with another amount, a
      // new key would refund twice.
      idempotencyKey: error === 'amountDiffers' ? idempotencyKey : newRefundKey(),
      attempts: 0,
      nextAttemptAt: now(),
    }),
    'failed',
  );
  if (asked > 0)
    payments.soon(async () => {
      const due = await db.select({ id: partialRefunds.id }).from(partialRefunds).where(failed);
      for (const { id } of due) await giveBackPart(context, { brandId: brand.id, id });
    });
  return asked;
}

async function changeParts(
  orderId: number,
  action: AuditAction,
  staff: StaffSession,
  context: CallContext,
  change: Change,
  state?: 'failed',
): Promise<number> {
  const { brand, db } = context;
  const mine = and(eq(partialRefunds.brandId, brand.id), eq(partialRefunds.orderId, orderId));
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(partialRefunds)
      .where(
        and(
          mine,
          state === undefined ? undefined : eq(partialRefunds.state, state),
          partWaitsForSomebody(),
        ),
      )
      .for('update');
    for (const part of waiting) {
      const next = change(part);
      await tx
        .update(partialRefunds)
        .set(next)
        .where(and(mine, eq(partialRefunds.id, part.id)));
      await recordChange(tx, authorOf(context, staff), {
        action,
        subject: `order ${orderId}`,
        before: { refund: part.state, valor: part.amount },
        after: { refund: next.state, valor: part.amount },
      });
    }
    return waiting.length;
  });
}
