// Gives up the open payments of an order; the job `reconcilePayments` cancels them at the provider.
// A Pix code without a provider is only hidden.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { payments } from '../database/schema.ts';
import { NO_PROVIDER } from './static-pix.ts';

export async function giveUpOpen(
  tx: Transaction,
  { brandId, id: orderId }: { brandId: number; id: number },
  at: Date,
): Promise<void> {
  await giveUp(tx, and(eq(payments.brandId, brandId), eq(payments.orderId, orderId)), at);
}

/** Parts of a bill: the payer changed their mind, or the bill has closed. */
export async function giveUpParts(
  tx: Transaction,
  { brandId, people }: { brandId: number; people: readonly number[] },
  at: Date,
): Promise<void> {
  if (people.length > 0)
    await giveUp(
      tx,
      and(eq(payments.brandId, brandId), inArray(payments.personId, [...people])),
      at,
    );
}

async function giveUp(tx: Transaction, which: SQL | undefined, at: Date): Promise<void> {
  const isStatic = sql`${payments.provider} = ${NO_PROVIDER}`;
  await tx
    .update(payments)
    .set({
      state: sql`case when ${isStatic} then 'voided' else 'voiding' end`,
      nextAttemptAt: sql`case when ${isStatic} then null else ${at.toISOString()}::timestamptz end`,
      attempts: 0,
    })
    .where(and(which, inArray(payments.state, ['starting', 'pending'])));
}
