// Asks the provider for a part of a payment, in the three steps of give-back.ts. The payment itself
// stays approved.
import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { partialRefunds, payments } from '../database/schema.ts';
import type { RefundAnswer } from '../integrations/payments/port.ts';
import { refusedMeanwhile } from './follow-refund.ts';
import { tellTheBoard } from './give-back.ts';
import type { PaymentServices } from './next-look.ts';
import { hasAllGoneBack } from './part-refunds.ts';
import { ASKING_MS, known, nextTry, type PaymentId, TAKEN_BACK, thisPayment } from './records.ts';
import { settle } from './settle.ts';

/** The store has the money, though all of it may be on its way back beside this part. */
const WITH_THE_STORE = ['approved', 'refunding', 'refunded'];

/** Returns whether the part was due. */
export async function giveBackPart(services: PaymentServices, id: PaymentId): Promise<boolean> {
  const { db, now, log, payments: providers } = services;
  const at = now();
  const mine = and(eq(partialRefunds.brandId, id.brandId), eq(partialRefunds.id, id.id));
  const work = await db.transaction(async (tx) => {
    const due = and(
      mine,
      isNotNull(partialRefunds.nextAttemptAt),
      lte(partialRefunds.nextAttemptAt, at),
      inArray(partialRefunds.state, ['requested', 'asked']),
    );
    const [part] = await tx
      .select()
      .from(partialRefunds)
      .where(due)
      .for('update', { skipLocked: true });
    if (part === undefined) return null;
    const [payment] = await tx
      .select()
      .from(payments)
      .where(thisPayment({ brandId: id.brandId, id: part.paymentId }));
    if (payment === undefined) return null;
    await tx
      .update(partialRefunds)
      .set({ attempts: part.attempts + 1, nextAttemptAt: new Date(at.getTime() + ASKING_MS) })
      .where(mine);
    return { part, payment };
  });
  if (work === null) return false;
  const { part, payment } = work;
  const thePayment = { brandId: id.brandId, id: payment.id };
  providers.checkpoint('partTakenUp');
  const provider = await providers.named(payment, payment.provider);
  const request = { key: part.idempotencyKey, amount: part.amount, attempt: part.attempts };
  const answer: RefundAnswer = !WITH_THE_STORE.includes(payment.state)
    ? { outcome: 'failed', reason: payment.state }
    : provider === null
      ? { outcome: 'unknown', error: 'noAccount' }
      : await provider.refund(known(payment), request);
  providers.checkpoint('partAsked');
  const done = answer.outcome === 'done';
  if (answer.outcome === 'failed')
    log.error('partRefundFailed', {
      brand: id.brandId,
      order: part.orderId,
      payment: payment.id,
      reason: answer.reason,
    });
  const stillOurs = inArray(partialRefunds.state, ['requested', 'asked']);
  if (done)
    // The last part ends the refund in the same transaction.
    await settle(services, thePayment, { outcome: 'refunded' }, async (tx, locked) => {
      await tx
        .update(partialRefunds)
        .set({ state: 'done', doneAt: now(), nextAttemptAt: null, error: null })
        // A dispute began while the provider was asked: the part has gone back nevertheless.
        .where(and(mine, or(stillOurs, eq(partialRefunds.error, TAKEN_BACK))));
      return hasAllGoneBack(tx, locked);
    });
  else
    await db
      .update(partialRefunds)
      .set(
        answer.outcome === 'failed'
          ? { state: 'failed', error: answer.reason.slice(0, 200), nextAttemptAt: null }
          : {
              state: answer.outcome === 'asked' ? 'asked' : part.state,
              error: answer.outcome === 'unknown' ? answer.error.slice(0, 200) : null,
              nextAttemptAt: nextTry(part.attempts, now()),
            },
      )
      .where(and(mine, stillOurs));
  if (answer.outcome === 'failed')
    await refusedMeanwhile(db, partialRefunds, id, part.idempotencyKey);
  if (done || answer.outcome === 'failed') await tellTheBoard(services, payment);
  return true;
}
