// Steps that only staff can confirm: a Pix without a provider arrived, or money was refunded by
// hand. Both are audited.

import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { Order } from '#contract/entities/order.ts';
import { type AuditEntry, recordChange } from '../audit/record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { orders, payments, refunds } from '../database/schema.ts';
import { toOrder } from '../orders/order-shown.ts';
import { findOrder } from '../orders/records.ts';
import { Refusal } from '../refusal.ts';
import { giveBack } from './give-back.ts';
import { hasAllGoneBack } from './part-refunds.ts';
import { confirmParts, retryParts } from './parts-by-hand.ts';
import { paymentsOf, waitsForSomebody } from './records.ts';
import { newRefundKey } from './refund-key.ts';
import { settle, type Told } from './settle.ts';
import { NO_PROVIDER } from './static-pix.ts';

export async function confirmPix(
  orderId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<Order> {
  await requireTheirStore(orderId, staff, context);
  const mine = and(eq(payments.brandId, context.brand.id), eq(payments.orderId, orderId));
  // A repeated press finds the payment approved and returns the order unchanged. A code that was
  // shown before another method was chosen is given up, and no second payment.
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(
      and(
        mine,
        eq(payments.provider, NO_PROVIDER),
        inArray(payments.state, ['pending', 'approved', 'voiding', 'voided']),
      ),
    )
    .orderBy(
      desc(eq(payments.state, 'approved')),
      desc(eq(payments.state, 'pending')),
      desc(payments.id),
    )
    .limit(1);
  if (payment === undefined) throw new Refusal('paymentOver');
  const told: Told = {
    outcome: 'approved',
    reference: `staff ${staff.staffId}`,
    amount: payment.valor,
    paidAt: context.now(),
  };
  if (payment.state !== 'approved') {
    const change: AuditEntry = {
      action: 'confirmPix',
      subject: `order ${orderId}`,
      before: { payment: payment.state },
      after: { payment: 'approved' },
    };
    // Of two presses at once, the second waits here and finds it approved.
    const isNew = async (tx: Transaction) => {
      const one = and(eq(payments.brandId, context.brand.id), eq(payments.id, payment.id));
      const [current] = await tx.select({ state: payments.state }).from(payments).where(one);
      return current?.state !== 'approved';
    };
    await record(payment.id, told, change, staff, context, isNew);
  }
  return shown(orderId, context);
}

export async function confirmRefund(
  orderId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<Order> {
  await requireTheirStore(orderId, staff, context);
  const mine: SQL | undefined = and(
    eq(refunds.brandId, context.brand.id),
    eq(refunds.orderId, orderId),
  );
  const open = await context.db.select().from(refunds).where(and(mine, waitsForSomebody()));
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
  return shown(orderId, context);
}

/** A refused refund may succeed once the provider account has funds again. */
export async function retryRefund(
  orderId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<Order> {
  await requireTheirStore(orderId, staff, context);
  const parts = await retryParts(orderId, staff, context);
  if (parts === 0 || (await wholeFailed(orderId, context)))
    await askAgain(eq(refunds.orderId, orderId), 'retryRefund', `order ${orderId}`, staff, context);
  return shown(orderId, context);
}

const wholeFailed = async (orderId: number, { db, brand }: CallContext): Promise<boolean> =>
  (await db.$count(
    refunds,
    and(
      eq(refunds.brandId, brand.id),
      eq(refunds.orderId, orderId),
      eq(refunds.state, 'failed'),
      waitsForSomebody(),
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
    waitsForSomebody(),
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
    await askAgain(mine, 'retryPartRefund', `payment ${paymentId}`, staff, context);
}

async function askAgain(
  mine: SQL,
  action: AuditAction,
  subject: string,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const { db, brand, now } = context;
  await db.transaction(async (tx) => {
    const asked = await tx
      .select()
      .from(refunds)
      .where(
        and(eq(refunds.brandId, brand.id), mine, eq(refunds.state, 'failed'), waitsForSomebody()),
      )
      .for('update');
    if (asked.length === 0) throw new Refusal('paymentOver');
    for (const { id, error, idempotencyKey } of asked) {
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
    await recordChange(
      tx,
      { brandId: brand.id, staffId: staff.staffId, at: now() },
      { action, subject, before: { refund: 'failed' }, after: { refund: 'requested' } },
    );
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

async function requireTheirStore(
  orderId: number,
  { storeId }: StaffSession,
  { db, brand }: CallContext,
): Promise<void> {
  const only = storeId === null ? undefined : eq(orders.storeId, storeId);
  const found = await db.$count(
    orders,
    and(eq(orders.brandId, brand.id), eq(orders.id, orderId), only),
  );
  if (found === 0) throw new Refusal('notFound');
}

const returned = (action: AuditAction, subject: string, state: string): AuditEntry => ({
  action,
  subject,
  before: { refund: state },
  after: { refund: 'refunded' },
});

/** Refuses if somebody else has confirmed it, or asked the provider again. */
const recordRefund = (
  paymentId: number,
  change: AuditEntry,
  staff: StaffSession,
  context: CallContext,
) =>
  record(paymentId, { outcome: 'refunded' }, change, staff, context, async (tx) => {
    const [waits] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          eq(refunds.brandId, context.brand.id),
          eq(refunds.paymentId, paymentId),
          waitsForSomebody(),
        ),
      )
      .for('update');
    if (waits === undefined) throw new Refusal('paymentOver');
    return true;
  });

async function record(
  paymentId: number,
  told: Told,
  change: AuditEntry,
  { staffId }: StaffSession,
  context: CallContext,
  isNew: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  const { brand, now } = context;
  await settle(context, { brandId: brand.id, id: paymentId }, told, async (tx) => {
    if (!(await isNew(tx))) return;
    await recordChange(tx, { brandId: brand.id, staffId, at: now() }, change);
  });
}

async function shown(orderId: number, context: CallContext): Promise<Order> {
  const order = await findOrder(context, context.brand.id, orderId);
  if (order === null) throw new Refusal('notFound');
  return toOrder(order, context.brand, 'staff');
}
