// What only a person can know: that a Pix without a provider has arrived in the store's bank, and that money was given back by hand. Both leave a trace.

import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Order } from '#contract/entities/order.ts';
import { type AuditEntry, recordChange } from '../console/audit.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { orders, payments, refunds } from '../database/schema.ts';
import { findOrder, toOrder } from '../orders/records.ts';
import { Refusal } from '../refusal.ts';
import { giveBack } from './give-back.ts';
import { newRefundKey } from './request-refund.ts';
import { settle, type Told } from './settle.ts';
import { NO_PROVIDER } from './static-pix.ts';

export async function confirmPix(orderId: number, staff: StaffSession, context: CallContext): Promise<Order> {
  await insistOnStore(orderId, staff, context);
  const mine = and(eq(payments.brandId, context.brand.id), eq(payments.orderId, orderId));
  // A second press finds it approved: the order is answered as it is.
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(mine, eq(payments.provider, NO_PROVIDER), inArray(payments.state, ['pending', 'approved', 'voiding', 'voided'])));
  if (payment === undefined) throw new Refusal('paymentOver');
  const told: Told = { outcome: 'approved', reference: `staff ${staff.staffId}`, amount: payment.amount, paidAt: context.now() };
  if (payment.state !== 'approved')
    await record(payment.id, told, { action: 'confirmPix', before: { payment: payment.state }, after: { payment: 'approved' } }, orderId, staff, context);
  return shown(orderId, context);
}

export async function confirmRefund(orderId: number, staff: StaffSession, context: CallContext): Promise<Order> {
  await insistOnStore(orderId, staff, context);
  const mine: SQL | undefined = and(eq(refunds.brandId, context.brand.id), eq(refunds.orderId, orderId));
  const open = await context.db
    .select()
    .from(refunds)
    .where(and(mine, inArray(refunds.state, ['byHand', 'failed'])));
  if (open.length === 0) throw new Refusal('paymentOver');
  for (const { paymentId, state } of open) {
    const change: Noted = { action: 'confirmRefund', before: { refund: state }, after: { refund: 'refunded' } };
    await record(paymentId, { outcome: 'refunded' }, change, orderId, staff, context);
  }
  return shown(orderId, context);
}

/** What the provider refused may go once its account has money again. */
export async function retryRefund(orderId: number, staff: StaffSession, context: CallContext): Promise<Order> {
  await insistOnStore(orderId, staff, context);
  const { db, brand, now } = context;
  await db.transaction(async (tx) => {
    const asked = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.brandId, brand.id), eq(refunds.orderId, orderId), eq(refunds.state, 'failed')))
      .for('update');
    if (asked.length === 0) throw new Refusal('paymentOver');
    for (const { id, error, idempotencyKey } of asked) {
      // What a provider has refused it refuses for ever under the same key. A refund that is there with another amount is no refusal: a new key would be a second one.
      const key = error === 'amountDiffers' ? idempotencyKey : newRefundKey();
      await tx
        .update(refunds)
        .set({ state: 'requested', error: null, idempotencyKey: key, attempts: 0, nextAttemptAt: now() })
        .where(and(eq(refunds.brandId, brand.id), eq(refunds.id, id)));
    }
    await recordChange(
      tx,
      { brandId: brand.id, staffId: staff.staffId, at: now() },
      { action: 'retryRefund', subject: `order ${orderId}`, before: { refund: 'failed' }, after: { refund: 'requested' } },
    );
  });
  context.payments.soon(() => giveBackOf(context, orderId));
  return shown(orderId, context);
}

async function giveBackOf(context: CallContext, orderId: number): Promise<void> {
  const due = await context.db
    .select({ brandId: refunds.brandId, id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.brandId, context.brand.id), eq(refunds.orderId, orderId), eq(refunds.state, 'requested')));
  for (const id of due) await giveBack(context, id);
}

async function insistOnStore(orderId: number, { storeId }: StaffSession, { db, brand }: CallContext): Promise<void> {
  const only = storeId === null ? undefined : eq(orders.storeId, storeId);
  const found = await db.$count(orders, and(eq(orders.brandId, brand.id), eq(orders.id, orderId), only));
  if (found === 0) throw new Refusal('notFound');
}

type Noted = Omit<AuditEntry, 'subject'>;

async function record(paymentId: number, told: Told, change: Noted, orderId: number, { staffId }: StaffSession, context: CallContext): Promise<void> {
  const { brand, now } = context;
  await settle(context, { brandId: brand.id, id: paymentId }, told, async (tx) => {
    await recordChange(tx, { brandId: brand.id, staffId, at: now() }, { ...change, subject: `order ${orderId}` });
  });
}

async function shown(orderId: number, context: CallContext): Promise<Order> {
  const order = await findOrder(context, context.brand.id, orderId);
  if (order === null) throw new Refusal('notFound');
  return toOrder(order, context.brand, 'staff');
}
