// Parts of a payment that a provider refused or none can give back: staff retry them, or confirm
// that they gave the money back themselves. Both are audited.
import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { partialRefunds } from '../database/schema.ts';
import { giveBackPart } from './give-back-part.ts';
import type { PartialRefundRow } from './part-refunds.ts';
import { waitsForSomebody } from './records.ts';
import { newRefundKey } from './refund-key.ts';

type Change = {
  action: AuditAction;
  /** Only parts in this state; absent: all that wait for staff. */
  only?: 'failed';
  next(part: PartialRefundRow): Partial<PartialRefundRow>;
};

/** Returns how many were waiting. */
export const confirmParts = (orderId: number, staff: StaffSession, context: CallContext) => {
  const done = { state: 'done', doneAt: context.now(), error: null, nextAttemptAt: null } as const;
  return changeParts(orderId, { action: 'confirmRefund', next: () => done }, staff, context);
};

/** A refused refund may succeed once the provider account has funds again. */
export async function retryParts(
  orderId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<number> {
  const { brand, db, now, payments } = context;
  const requested = and(
    eq(partialRefunds.brandId, brand.id),
    eq(partialRefunds.orderId, orderId),
    eq(partialRefunds.state, 'requested'),
  );
  const retry: Change = {
    action: 'retryRefund',
    only: 'failed',
    next: ({ error, idempotencyKey }) => ({
      state: 'requested',
      error: null,
      // Providers repeat a refusal for the same key. If the refund exists with another amount, a
      // new key would refund twice.
      idempotencyKey: error === 'amountDiffers' ? idempotencyKey : newRefundKey(),
      attempts: 0,
      nextAttemptAt: now(),
    }),
  };
  const asked = await changeParts(orderId, retry, staff, context);
  if (asked > 0)
    payments.soon(async () => {
      const due = await db.select({ id: partialRefunds.id }).from(partialRefunds).where(requested);
      for (const { id } of due) await giveBackPart(context, { brandId: brand.id, id });
    });
  return asked;
}

async function changeParts(
  orderId: number,
  { action, only, next: changed }: Change,
  staff: StaffSession,
  context: CallContext,
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
          only === undefined ? undefined : eq(partialRefunds.state, only),
          waitsForSomebody(partialRefunds),
        ),
      )
      .for('update');
    for (const part of waiting) {
      const next = changed(part);
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
