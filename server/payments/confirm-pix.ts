// Staff confirm that a Pix without a provider arrived in the store's bank.
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Order } from '#contract/entities/order.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { payments } from '../database/schema.ts';
import { requireTheirOrder, shownToStaff } from '../orders/for-staff.ts';
import { Refusal } from '../refusal.ts';
import type { PaymentRow } from './request-refund.ts';
import { settleByHand } from './settle-by-hand.ts';
import { NO_PROVIDER } from './static-pix.ts';

export async function confirmPix(
  orderId: number,
  staff: StaffSession,
  context: CallContext,
): Promise<Order> {
  await requireTheirOrder(orderId, staff, context);
  const payment = await paymentToConfirm(orderId, context);
  // A repeated press changes nothing.
  if (payment.state !== 'approved') {
    const approved = {
      outcome: 'approved',
      reference: `staff ${staff.staffId}`,
      amount: payment.valor,
      paidAt: context.now(),
    } as const;
    const change = {
      action: 'confirmPix',
      subject: `order ${orderId}`,
      before: { payment: payment.state },
      after: { payment: 'approved' },
    } as const;
    const one = and(eq(payments.brandId, context.brand.id), eq(payments.id, payment.id));
    const confirmed = {
      paymentId: payment.id,
      told: approved,
      change,
      // Of two presses at once, the second waits here and finds it approved.
      isNew: async (tx: Pick<CallContext['db'], 'select'>) => {
        const [current] = await tx.select({ state: payments.state }).from(payments).where(one);
        return current?.state !== 'approved';
      },
    };
    await settleByHand(confirmed, staff, context);
  }
  return shownToStaff(orderId, context);
}

/**
 * The approved one, else the open one, else the newest that was given up: its code may still be
 * paid after the customer has chosen another method.
 */
async function paymentToConfirm(orderId: number, { db, brand }: CallContext): Promise<PaymentRow> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.brandId, brand.id),
        eq(payments.orderId, orderId),
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
  return payment;
}
