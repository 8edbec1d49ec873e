// Gives up or refunds the payments of an order that ends without being served, in the transaction
// of its move. The job `reconcilePayments` then asks the provider.
import { and, eq } from 'drizzle-orm';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import type { Transaction } from '../database/open.ts';
import { orders, payments } from '../database/schema.ts';
import type { OrderRow } from '../orders/records.ts';
import { giveUpOpen } from './give-up-open.ts';
import { requestRefund } from './request-refund.ts';

export async function releaseMoney(
  tx: Transaction,
  row: Pick<OrderRow, 'brandId' | 'id' | 'payBy' | 'statusPagamento'>,
  now: Date,
): Promise<void> {
  // It never waited for money, and staff received none: no payment was made.
  if (row.payBy === null && row.statusPagamento !== PAYMENT_STATUS.paid) return;
  const mine = and(eq(payments.brandId, row.brandId), eq(payments.orderId, row.id));
  await giveUpOpen(tx, row, now);
  const paid = await tx
    .select()
    .from(payments)
    .where(and(mine, eq(payments.state, 'approved')))
    .for('update');
  // No cancelled payment can still turn out to be paid.
  const asked = await tx.$count(payments, and(mine, eq(payments.state, 'voiding')));
  if (asked === 0 && row.statusPagamento === PAYMENT_STATUS.pending) {
    const order = and(eq(orders.brandId, row.brandId), eq(orders.id, row.id));
    await tx.update(orders).set({ statusPagamento: PAYMENT_STATUS.refused }).where(order);
  }
  for (const payment of paid) await requestRefund(tx, payment, 'orderOver', now);
}
