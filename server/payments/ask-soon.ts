// Questions to the provider that come before the clock's: the first one, while the diner's page is
// on its way, and one when the diner comes back from the bank and looks.
// Nobody waits for them: what fails here is found by the clock.
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

/** Looking again and again asks no more often than this. */
const LEAST_BETWEEN_MS = 5000;

/**
 * A payment that waits for its payer is asked after when somebody looks, unless it was asked a
 * moment ago or does not answer anyway.
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
