// Refunds that no provider makes, of orders and of parts of a table's bill: staff confirm that they
// gave the money back themselves, or retry at the provider. Both are audited.

import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { Order } from '#contract/entities/order.ts';
import { type AuditEntry, authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { payments, refunds } from '../database/schema.ts';
import { requireTheirOrder, shownToStaff } from '../orders/for-staff.ts';
import { Refusal } from '../refusal.ts';
import { giveBack } from './give-back.ts';
import { hasAllGoneBack } from './part-refunds.ts';
import { confirmParts, retryParts } from './parts-by-hand.ts';
import { paymentsOf, waitsForSomebody } from './records.ts';
import { newRefundKey } from './refund-key.ts';
import { settle } from './settle.ts';
import { settleByHand } from './settle-by-hand.ts';

export async function confirmRefund(
  orderId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<Order> {
  await requireTheirOrder(orderId, staff, context);
  const mine = and(eq(refunds.brandId, context.brand.id), eq(refunds.orderId, orderId));
  const open = await context.db
    .select()
    .from(refunds)
    .where(and(mine, waitsForSomebody(refunds)));
  const parts = await confirmParts(orderId, staff, context);
  if (open.length + parts === 0) throw new Refusal('paymentOver');
  for (const payment of await paymentsOf(context.db, context.brand.id, orderId))
    if (await hasAllGoneBack(context.db, payment))
      await settle(context, payment, { outcome: 'refunded' });
  for (const { paymentId, state } of open)
    await recordRefund(
      paymentId,
      returned('confirmRefund', `order ${orderId}`, state),
      staff,
      context,
    );
  return shownToStaff(orderId, context);
}

/** A refused refund may succeed once the provider account has funds again. */
export async function retryRefund(
  orderId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<Order> {
  await requireTheirOrder(orderId, staff, context);
  const parts = await retryParts(orderId, staff, context);
  if (parts === 0 || (await wholeFailed(orderId, context)))
    await askAgain(
      eq(refunds.orderId, orderId),
      { action: 'retryRefund', subject: `order ${orderId}` },
      staff,
      context,
    );
  return shownToStaff(orderId, context);
}

const wholeFailed = async (orderId: number, { db, brand }: CallContext): Promise<boolean> =>
  (await db.$count(
    refunds,
    and(
      eq(refunds.brandId, brand.id),
      eq(refunds.orderId, orderId),
      eq(refunds.state, 'failed'),
      waitsForSomebody(refunds),
    ),
  )) > 0;

/** Part of a bill, by its payment; staff of one store cannot see those of another. */
async function partOf(
  paymentId: number,
  { storeId }: StaffSession,
  { db, brand }: CallContext,
): Promise<SQL | undefined> {
  const only = storeId === null ? undefined : eq(payments.storeId, storeId);
  const found = await db.$count(
    payments,
    and(
      eq(payments.brandId, brand.id),
      eq(payments.id, paymentId),
      isNotNull(payments.personId),
      only,
    ),
  );
  if (found === 0) throw new Refusal('notFound');
  return eq(refunds.paymentId, paymentId);
}

export async function confirmPartRefund(
  paymentId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const waits = and(
    eq(refunds.brandId, context.brand.id),
    await partOf(paymentId, staff, context),
    waitsForSomebody(refunds),
  );
  const [open] = await context.db.select({ state: refunds.state }).from(refunds).where(waits);
  if (open === undefined) throw new Refusal('paymentOver');
  await recordRefund(
    paymentId,
    returned('confirmPartRefund', `payment ${paymentId}`, open.state),
    staff,
    context,
  );
}

export async function retryPartRefund(
  paymentId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const mine = await partOf(paymentId, staff, context);
  if (mine !== undefined)
    await askAgain(
      mine,
      { action: 'retryPartRefund', subject: `payment ${paymentId}` },
      staff,
      context,
    );
}

async function askAgain(
  mine: SQL,
  asked: Pick<AuditEntry, 'action' | 'subject'>,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const { db, brand, now } = context;
  await db.transaction(async (tx) => {
    const failed = await tx
      .select()
      .from(refunds)
      .where(
        and(
          eq(refunds.brandId, brand.id),
          mine,
          eq(refunds.state, 'failed'),
          waitsForSomebody(refunds),
        ),
      )
      .for('update');
    if (failed.length === 0) throw new Refusal('paymentOver');
    for (const { id, error, idempotencyKey } of failed) {
      // Providers repeat a refusal for the same key, so retry with a new one. Not if the refund
      // exists with another amount: a new key would refund twice.
      const key = error === 'amountDiffers' ? idempotencyKey : newRefundKey();
      await tx
        .update(refunds)
        .set({
          state: 'requested',
          error: null,
          idempotencyKey: key,
          attempts: 0,
          nextAttemptAt: now(),
        })
        .where(and(eq(refunds.brandId, brand.id), eq(refunds.id, id)));
    }
    await recordChange(tx, authorOf(context, staff), {
      ...asked,
      before: { refund: 'failed' },
      after: { refund: 'requested' },
    });
  });
  context.payments.soon(() => giveBackOf(context, mine));
}

async function giveBackOf(context: CallContext, mine: SQL): Promise<void> {
  const due = await context.db
    .select({ brandId: refunds.brandId, id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.brandId, context.brand.id), mine, eq(refunds.state, 'requested')));
  for (const id of due) await giveBack(context, id);
}

const returned = (action: AuditAction, subject: string, state: string): AuditEntry => ({
  action,
  subject,
  before: { refund: state },
  after: { refund: 'refunded' },
});

/** Refuses if somebody else has confirmed it, or asked the provider again. */
async function recordRefund(
  paymentId: number,
  change: AuditEntry,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const waiting = and(
    eq(refunds.brandId, context.brand.id),
    eq(refunds.paymentId, paymentId),
    waitsForSomebody(refunds),
  );
  const isNew = async (tx: Transaction) => {
    const [waits] = await tx.select({ id: refunds.id }).from(refunds).where(waiting).for('update');
    if (waits === undefined) throw new Refusal('paymentOver');
    return true;
  };
  const told = { outcome: 'refunded' } as const;
  await settleByHand({ paymentId, told, change, isNew }, staff, context);
}
