// Asks the provider before the job `reconcilePayments` would: right after the order is placed, and
// when the customer returns from the bank. Runs in the background; the job retries failures.
import { and, eq, gt, lt } from 'drizzle-orm';
import { payments } from '../database/schema.ts';
import { askProvider } from './ask.ts';
import { LOOK_MS, type PaymentServices } from './next-look.ts';
import type { PaymentRow } from './request-refund.ts';

export function askSoon(
  services: PaymentServices,
  { brandId, orderId }: { brandId: number; orderId: number },
): void {
  services.payments.soon(async () => {
    const [waiting] = await services.db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.brandId, brandId),
          eq(payments.orderId, orderId),
          eq(payments.state, 'starting'),
        ),
      );
    if (waiting !== undefined) await askProvider(services, { brandId, id: waiting.id });
  });
}

/** Minimum time between two questions, however often the page is reloaded. */
const LEAST_BETWEEN_MS = 5000;

/**
 * Asks about a pending payment when its page is viewed, unless it was asked recently or the
 * provider does not answer.
 */
export async function askOnLook(
  services: PaymentServices,
  row: Pick<PaymentRow, 'brandId' | 'id' | 'state' | 'nextAttemptAt'> | undefined,
): Promise<void> {
  const at = services.now();
  const soonest = new Date(at.getTime() + LOOK_MS - LEAST_BETWEEN_MS);
  if (
    row?.state !== 'pending' ||
    row.nextAttemptAt === null ||
    row.nextAttemptAt <= at ||
    row.nextAttemptAt >= soonest
  )
    return;
  const due = and(
    eq(payments.brandId, row.brandId),
    eq(payments.id, row.id),
    eq(payments.state, 'pending'),
  );
  const mine = await services.db
    .update(payments)
    .set({ nextAttemptAt: at })
    .where(and(due, gt(payments.nextAttemptAt, at), lt(payments.nextAttemptAt, soonest)))
    .returning({ id: payments.id });
  if (mine.length > 0) services.payments.soon(() => askProvider(services, row));
}
