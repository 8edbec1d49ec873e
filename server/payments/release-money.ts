// An order that comes to nothing lets go of its money, in the transaction of its move: what is under way is given up, what was paid goes back. The clock does both.
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { payments } from '../database/schema.ts';
import type { OrderRow } from '../orders/records.ts';
import { requestRefund } from './request-refund.ts';

export async function releaseMoney(tx: Transaction, row: Pick<OrderRow, 'brandId' | 'id' | 'payBy'>, now: Date): Promise<void> {
  // It never had to wait for money: nothing was asked of a provider.
  if (row.payBy === null) return;
  const mine = and(eq(payments.brandId, row.brandId), eq(payments.orderId, row.id));
  await tx
    .update(payments)
    .set({ state: 'voiding', nextAttemptAt: now, attempts: 0 })
    .where(and(mine, inArray(payments.state, ['starting', 'pending'])));
  const paid = await tx
    .select()
    .from(payments)
    .where(and(mine, eq(payments.state, 'approved')))
    .for('update');
  for (const payment of paid) await requestRefund(tx, payment, 'orderOver', now);
}
