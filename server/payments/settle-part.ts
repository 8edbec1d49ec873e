// Puts a paid part on the bill of its table; what is late or too much is refunded.
import { and, eq } from 'drizzle-orm';
import type { AttemptReport } from '#rules/orders/payment.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Transaction } from '../database/open.ts';
import { sittingPeople, sittings, tabPayments } from '../database/schema.ts';
import { loadBills } from '../tables/bills.ts';
import type { SittingRow } from '../tables/seats.ts';
import { type PaymentRow, refundDone, requestRefund } from './request-refund.ts';

/** How often the person may have moved between reading and locking. */
const MOST_LOOKS = 5;

/**
 * Locks the sitting of a person, open or closed, since people move while a payment runs. Null: the
 * person was deleted.
 */
export async function lockSittingOf(
  tx: Transaction,
  brandId: number,
  personId: number,
): Promise<SittingRow | null> {
  const where = async () => {
    const own = and(eq(sittingPeople.brandId, brandId), eq(sittingPeople.id, personId));
    const [person] = await tx
      .select({ sittingId: sittingPeople.sittingId })
      .from(sittingPeople)
      .where(own);
    return person?.sittingId;
  };
  let seen = await where();
  for (let look = 0; look < MOST_LOOKS && seen !== undefined; look++) {
    const [sitting] = await tx
      .select()
      .from(sittings)
      .where(and(eq(sittings.brandId, brandId), eq(sittings.id, seen)))
      .for('update');
    const now = await where();
    if (sitting !== undefined && now === seen) return sitting;
    seen = now;
  }
  if (seen === undefined) return null;
  throw new Error('the person kept moving between tables');
}

type Part = {
  brand: KnownBrand;
  sitting: SittingRow | null;
  payment: PaymentRow;
  report: AttemptReport;
  at: Date;
};

export async function followPart(
  tx: Transaction,
  { brand, sitting, payment, report, at }: Part,
): Promise<void> {
  const { brandId, personId, valor: amount, idempotencyKey: key, sandbox } = payment;
  if (report === 'approved') {
    if (payment.amountReceived !== amount) {
      await requestRefund(tx, payment, 'amountDiffers', at);
      return;
    }
    if (sitting === null || sitting.closedAt !== null) {
      await requestRefund(tx, payment, 'orderOver', at);
      return;
    }
    if (amount > (await leftOf(tx, brand, sitting))) {
      await requestRefund(tx, payment, 'alreadyPaid', at);
      return;
    }
    const way = payment.kind === 'card' ? ('cartao' as const) : ('pix' as const);
    await tx
      .insert(tabPayments)
      .values({
        brandId,
        sittingId: sitting.id,
        personId,
        key,
        valor: amount,
        forma: way,
        sandbox,
        at,
      })
      .onConflictDoNothing();
  } else if (report === 'refunded') {
    await tx
      .delete(tabPayments)
      .where(and(eq(tabPayments.brandId, brandId), eq(tabPayments.key, key)));
    await refundDone(tx, payment, at);
  } else if (report === 'chargeback' || report === 'chargebackReversed') {
    // If the bill closed without it, somebody paid its amount once more.
    const paidTwice =
      report === 'chargebackReversed' &&
      sitting !== null &&
      sitting.closedAt !== null &&
      amount > (await leftOf(tx, brand, sitting));
    // It stays on the bill as refunded, and its amount is owed again.
    await tx
      .update(tabPayments)
      .set({ takenBackAt: report === 'chargeback' ? at : null })
      .where(and(eq(tabPayments.brandId, brandId), eq(tabPayments.key, key)));
    if (paidTwice) await requestRefund(tx, payment, 'alreadyPaid', at);
  }
}

const leftOf = async (tx: Transaction, brand: KnownBrand, sitting: SittingRow) =>
  (await loadBills({ db: tx, brand }, [sitting])).get(sitting.id)?.valorRestante ?? 0;
