// Parts of an order's money that go back while the order stays: never more than is left of what was
// paid, and once per cause.
import { and, eq, gt, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import type { Database, Transaction } from '../database/open.ts';
import { orders, partialRefunds, payments, refunds } from '../database/schema.ts';
import { newRefundKey } from './refund-key.ts';
import { isByHand } from './static-pix.ts';

type PaymentRow = typeof payments.$inferSelect;
export type PartialRefundRow = typeof partialRefunds.$inferSelect;
type OfOrder = { brandId: number; id: number };

/** What an order has paid online. */
export type PaidOnline = {
  payment: PaymentRow;
  /** Received, less what versions of the order gave back. A new total is compared with it. */
  kept: Cents;
  /** What can still be given back. */
  left: Cents;
};

const received = ({ amountReceived, valor }: Pick<PaymentRow, 'amountReceived' | 'valor'>): Cents =>
  amountReceived ?? valor;

const standing = ne(partialRefunds.state, 'replaced');

/** Null: nothing was paid online, or all of it goes back. */
export async function paidOnline(
  db: Database | Transaction,
  { brandId, id }: OfOrder,
  lock: 'locked' | 'read' = 'read',
): Promise<PaidOnline | null> {
  const approved = db
    .select()
    .from(payments)
    .where(
      and(eq(payments.brandId, brandId), eq(payments.orderId, id), eq(payments.state, 'approved')),
    );
  const [payment] = lock === 'locked' ? await approved.for('update') : await approved;
  if (payment === undefined) return null;
  const [sum] = await db
    .select({
      all: sql<number>`coalesce(sum(${partialRefunds.amount}), 0)::int`,
      byVersions: sql<number>`coalesce(sum(${partialRefunds.amount})
        filter (where ${partialRefunds.versao} is not null), 0)::int`,
    })
    .from(partialRefunds)
    .where(
      and(eq(partialRefunds.brandId, brandId), eq(partialRefunds.paymentId, payment.id), standing),
    );
  const paid = received(payment);
  return { payment, kept: paid - (sum?.byVersions ?? 0), left: paid - (sum?.all ?? 0) };
}

type Part = {
  amount: Cents;
  /** What it is for; a second request for the same gives nothing back. */
  cause: string;
  versao: number | null;
  motivo: string;
  staffId: number | null;
};

/** `payment` is locked, and `amount` is at most what is left of it. */
export async function requestPart(
  tx: Transaction,
  { brandId, id: paymentId, orderId, provider }: PaymentRow,
  part: Part,
  now: Date,
): Promise<void> {
  if (orderId === null) throw new Error('a part of a bill goes back as a whole');
  const byHand = isByHand(provider);
  await tx
    .insert(partialRefunds)
    .values({
      brandId,
      paymentId,
      orderId,
      ...part,
      state: byHand ? 'byHand' : 'requested',
      idempotencyKey: newRefundKey(),
      nextAttemptAt: byHand ? null : now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/**
 * Before all of a payment goes back: parts that nobody has asked a provider for become part of
 * that. Returns what remains to be given back.
 */
export async function takeOverParts(tx: Transaction, payment: PaymentRow): Promise<Cents> {
  const mine = and(
    eq(partialRefunds.brandId, payment.brandId),
    eq(partialRefunds.paymentId, payment.id),
  );
  const unasked = or(
    inArray(partialRefunds.state, ['byHand', 'failed']),
    and(eq(partialRefunds.state, 'requested'), eq(partialRefunds.attempts, 0)),
  );
  await tx
    .update(partialRefunds)
    .set({ state: 'replaced', nextAttemptAt: null })
    .where(and(mine, unasked));
  const [sum] = await tx
    .select({ all: sql<number>`coalesce(sum(${partialRefunds.amount}), 0)::int` })
    .from(partialRefunds)
    .where(and(mine, standing));
  return Math.max(0, received(payment) - (sum?.all ?? 0));
}

/** Whether a part has still to go back, by provider or by hand. */
export async function arePartsDue(
  db: Database | Transaction,
  { brandId, id }: Pick<PaymentRow, 'brandId' | 'id'>,
): Promise<boolean> {
  const mine = and(eq(partialRefunds.brandId, brandId), eq(partialRefunds.paymentId, id));
  const due = notInArray(partialRefunds.state, ['done', 'replaced']);
  return (await db.$count(partialRefunds, and(mine, due))) > 0;
}

/**
 * Whether what has arrived makes up all that was received, and nothing is still due. The order is
 * refunded then, as if its money had gone back at once.
 */
export async function hasAllGoneBack(
  db: Database | Transaction,
  { brandId, id, orderId, state, ...payment }: PaymentRow,
): Promise<boolean> {
  if (orderId === null || (state !== 'approved' && state !== 'refunding')) return false;
  const ofPayment = and(eq(refunds.brandId, brandId), eq(refunds.paymentId, id));
  const whole = await db
    .select({ amount: refunds.amount, state: refunds.state })
    .from(refunds)
    .where(ofPayment);
  if (whole.some((refund) => refund.state !== 'done')) return false;
  const [sum] = await db
    .select({ back: sql<number>`coalesce(sum(${partialRefunds.amount}), 0)::int` })
    .from(partialRefunds)
    .where(
      and(
        eq(partialRefunds.brandId, brandId),
        eq(partialRefunds.paymentId, id),
        eq(partialRefunds.state, 'done'),
      ),
    );
  const back = whole.reduce((all, { amount }) => all + amount, sum?.back ?? 0);
  if (back < received(payment)) return false;
  const due = and(eq(orders.brandId, brandId), eq(orders.id, orderId), gt(orders.aCobrar, 0));
  return state === 'refunding' || (await db.$count(orders, due)) === 0;
}
