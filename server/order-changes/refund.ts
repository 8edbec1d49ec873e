// Staff give a part of what was paid online back, such as for a drink that was missing. The order's
// total stays.
import { and, eq, sql } from 'drizzle-orm';
import type { RefundSent } from '#contract/entities/console/order-change.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { figureMarks, orders, partialRefunds } from '../database/schema.ts';
import { requireFirstAmount } from '../first-try.ts';
import { giveBackPart } from '../payments/give-back-part.ts';
import { paidOnline, requestPart } from '../payments/part-refunds.ts';
import { Refusal } from '../refusal.ts';
import { moneyText } from '../words/money-text.ts';
import { tellChange } from './apply.ts';
import { orderOfStaff } from './change.ts';

export async function refundPart(
  { id, valor: amount, motivo, chave }: RefundSent,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const { db, brand, now } = context;
  const cause = `staff ${chave}`;
  const same = and(
    eq(partialRefunds.brandId, brand.id),
    eq(partialRefunds.orderId, id),
    eq(partialRefunds.cause, cause),
  );
  const at = now();
  await db.transaction(async (tx) => {
    const row = await orderOfStaff(tx, id, staff, context, true);
    const [first] = await tx
      .select({ amount: partialRefunds.amount })
      .from(partialRefunds)
      .where(same);
    if (first !== undefined) return requireFirstAmount(first.amount, amount, context);
    const paid = await paidOnline(tx, row, 'locked');
    const left = paid?.left ?? 0;
    if (paid === null || amount > left)
      throw new Refusal('refundTooMuch', { left: moneyText(left, context) });
    const part = { amount, cause, versao: null, motivo, staffId: staff.staffId };
    await requestPart(tx, paid.payment, part, at);
    await tx
      .update(orders)
      .set({ devolvido: sql`${orders.devolvido} + ${amount}` })
      .where(and(eq(orders.brandId, row.brandId), eq(orders.id, id)));
    // The day of the order may have been summed up.
    await tx
      .insert(figureMarks)
      .values({ brandId: row.brandId, storeId: row.storeId, at: row.createdAt });
    await recordChange(tx, authorOf(context, staff), {
      action: 'refundPart',
      subject: `order ${id}`,
      before: { left },
      after: { left: left - amount, valor: amount, motivo },
    });
    await tellChange(tx, row, null, at);
  });
  askForParts(id, context);
}

/** The job `reconcilePayments` would do the same a few seconds later. */
export function askForParts(orderId: number, context: CallContext): void {
  const { db, brand } = context;
  context.payments.soon(async () => {
    const due = await db
      .select({ id: partialRefunds.id })
      .from(partialRefunds)
      .where(
        and(
          eq(partialRefunds.brandId, brand.id),
          eq(partialRefunds.orderId, orderId),
          eq(partialRefunds.state, 'requested'),
        ),
      );
    for (const { id } of due) await giveBackPart(context, { brandId: brand.id, id });
  });
}
