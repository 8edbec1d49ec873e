// The job `reconcilePayments`: asks providers again about everything that is due, so that nothing
// is lost or doubled when a provider or process was down.

import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { brandsWith, ofEach } from '../database/brands-with.ts';
import type { Database } from '../database/open.ts';
import { orders, partialRefunds, payments, refunds } from '../database/schema.ts';
import { errorText } from '../log.ts';
import { applyMove } from '../orders/move.ts';
import { askProvider } from './ask.ts';
import { byBrand } from './by-brand.ts';
import { recordSandboxDisputes } from './card-webhooks.ts';
import { giveBack } from './give-back.ts';
import { giveBackPart } from './give-back-part.ts';
import type { PaymentServices } from './next-look.ts';
import { processEvents } from './provider-webhooks.ts';
import type { PaymentId } from './records.ts';

/** For one brand in a round. */
const MOST_AT_ONCE = 100;

/** Returns how many payments, refunds and orders were checked. */
export async function reconcile(services: PaymentServices): Promise<number> {
  const { db, now } = services;
  const at = now();
  // Webhooks first, so that a payment made just in time is not given up.
  await recordSandboxDisputes(services);
  const processed = await processEvents(services);
  const given = await giveUpUnpaid(services);
  const due = await whatIsDue(db, payments, at);
  const asked = await each(services, 'paymentNotAsked', due, (id) => askProvider(services, id));
  const dueRefunds = await whatIsDue(db, refunds, now());
  const dueParts = await whatIsDue(db, partialRefunds, now());
  return (
    processed +
    given +
    asked +
    (await each(services, 'refundNotAsked', dueRefunds, (id) => giveBack(services, id))) +
    (await each(services, 'partNotAsked', dueParts, (id) => giveBackPart(services, id)))
  );
}

/** What waits longest of each brand. */
async function whatIsDue(
  db: Database,
  table: typeof payments | typeof refunds | typeof partialRefunds,
  at: Date,
): Promise<PaymentId[]> {
  const { brandId, id, nextAttemptAt } = table;
  const due = and(isNotNull(nextAttemptAt), lte(nextAttemptAt, at));
  return ofEach(await brandsWith(db, table, due), (brand) =>
    db
      .select({ brandId, id })
      .from(table)
      .where(and(eq(brandId, brand), due))
      .orderBy(asc(nextAttemptAt))
      .limit(MOST_AT_ONCE),
  );
}

/** A failing payment must not block the others. */
async function each(
  { log }: Pick<PaymentServices, 'log'>,
  failed: string,
  ids: PaymentId[],
  work: (id: PaymentId) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  await byBrand(ids, async (id) => {
    try {
      if (await work(id)) done++;
    } catch (error) {
      log.error(failed, { brand: id.brandId, id: id.id, error: errorText(error) });
    }
  });
  return done;
}

/** Orders that were never paid. Open payments are cancelled, and late ones refunded. */
async function giveUpUnpaid({ db, now, log }: PaymentServices): Promise<number> {
  const at = now();
  const due = and(
    isNull(orders.finishedAt),
    eq(orders.status, ORDER_STATUS.paymentPending),
    lte(orders.payBy, at),
  );
  const waiting = await ofEach(await brandsWith(db, orders, due), (brandId) =>
    db
      .select({ brandId: orders.brandId, id: orders.id })
      .from(orders)
      .where(and(eq(orders.brandId, brandId), due))
      .orderBy(asc(orders.payBy))
      .limit(MOST_AT_ONCE),
  );
  return each({ log }, 'orderNotGivenUp', waiting, ({ brandId, id }) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.brandId, brandId), eq(orders.id, id), due))
        .for('update', { skipLocked: true });
      if (row === undefined) return false;
      await applyMove(tx, row, { to: ORDER_STATUS.cancelled, actor: 'clock' }, at);
      return true;
    }),
  );
}
