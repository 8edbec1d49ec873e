// Payments as they are read, and how long the clock waits before it looks at one again.
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { payments, refunds } from '../database/schema.ts';
import type { KnownPayment } from '../integrations/payments/port.ts';
import type { PaymentRow } from './request-refund.ts';

export type PaymentId = { brandId: number; id: number };

export const thisPayment = ({ brandId, id }: PaymentId) =>
  and(eq(payments.brandId, brandId), eq(payments.id, id));

/** Payments of one order, newest first. */
export async function paymentsOf(
  db: Database | Transaction,
  brandId: number,
  orderId: number,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.brandId, brandId), eq(payments.orderId, orderId)))
    .orderBy(desc(payments.id));
}

const MOST_STUCK = 100;

/** What a bank has taken back by a chargeback has gone back: nobody may pay it a second time. */
export const TAKEN_BACK = 'chargeback';

/** Money that no provider gives back any more by itself. */
export const waitsForSomebody = (): SQL | undefined =>
  and(
    inArray(refunds.state, ['byHand', 'failed']),
    or(isNull(refunds.error), ne(refunds.error, TAKEN_BACK)),
  );

/** Orders whose money waits for a person to give it back. */
export async function ordersOwed(db: Database, brandId: number): Promise<number[]> {
  const stuck = and(eq(refunds.brandId, brandId), waitsForSomebody(), isNotNull(refunds.orderId));
  const rows = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(stuck)
    .orderBy(desc(refunds.id))
    .limit(MOST_STUCK);
  return rows.flatMap(({ orderId }) => orderId ?? []);
}

export function known({
  idempotencyKey: key,
  providerReference: reference,
  valor: amount,
  details,
}: PaymentRow): KnownPayment {
  return { key, reference, amount, details };
}

const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 600_000;

/** Twice as long after each try that led to nothing. */
export function nextTry(attempts: number, now: Date): Date {
  return new Date(
    now.getTime() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10)),
  );
}
