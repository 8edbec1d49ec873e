// What is under way for an order is given up: the clock takes it back at its provider. A code without a provider is simply no longer shown.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { payments } from '../database/schema.ts';
import { NO_PROVIDER } from './static-pix.ts';

export async function giveUpOpen(tx: Transaction, { brandId, id: orderId }: { brandId: number; id: number }, at: Date): Promise<void> {
  const isStatic = sql`${payments.provider} = ${NO_PROVIDER}`;
  await tx
    .update(payments)
    .set({
      state: sql`case when ${isStatic} then 'voided' else 'voiding' end`,
      nextAttemptAt: sql`case when ${isStatic} then null else ${at.toISOString()}::timestamptz end`,
      attempts: 0,
    })
    .where(and(eq(payments.brandId, brandId), eq(payments.orderId, orderId), inArray(payments.state, ['starting', 'pending'])));
}
