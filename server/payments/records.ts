// Reads payments, and decides how long a job waits before it checks one again.
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { partialRefunds, payments, refunds } from '../database/schema.ts';
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

/** Money that a chargeback took back is refunded already: never refund it twice. */
export const TAKEN_BACK = 'chargeback';

/** Refunds that no provider will make any more, of whole payments or of parts. */
export const waitsForSomebody = ({
  state,
  error,
}: typeof refunds | typeof partialRefunds): SQL | undefined =>
  and(inArray(state, ['byHand', 'failed']), or(isNull(error), ne(error, TAKEN_BACK)));

/** Orders with a refund that staff must make by hand. */
export async function ordersOwed(db: Database, brandId: number): Promise<number[]> {
  const stuck = and(
    eq(refunds.brandId, brandId),
    waitsForSomebody(refunds),
    isNotNull(refunds.orderId),
  );
  const rows = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(stuck)
    .orderBy(desc(refunds.id))
    .limit(MOST_STUCK);
  const parts = await db
    .selectDistinct({ orderId: partialRefunds.orderId })
    .from(partialRefunds)
    .where(and(eq(partialRefunds.brandId, brandId), waitsForSomebody(partialRefunds)))
    .limit(MOST_STUCK);
  return [...rows, ...parts].flatMap(({ orderId }) => orderId ?? []);
}

export function known({
  idempotencyKey: key,
  providerReference: reference,
  valor: amount,
  details,
}: PaymentRow): KnownPayment {
  return { key, reference, amount, details };
}

/**
 * How long one process has a payment or a refund to itself while it asks the provider: longer than
 * any provider's time-out.
 */
export const ASKING_MS = 40_000;

const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 600_000;

/**
 * Doubles the wait after each failed attempt, up to ten minutes. `attempts`: those before the one
 * that has just failed.
 */
export function nextTry(attempts: number, now: Date): Date {
  return new Date(
    now.getTime() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10)),
  );
}
