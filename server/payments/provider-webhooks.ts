// Provider webhooks: stored once, and trusted only after we asked the provider. A message can be
// forged, repeated, late or out of order.

import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { brandsWith, ofEach } from '../database/brands-with.ts';
import { paymentEvents, payments } from '../database/schema.ts';
import { errorText } from '../log.ts';
import { byBrand } from './by-brand.ts';
import type { PaymentServices } from './next-look.ts';
import { known } from './records.ts';
import { settle } from './settle.ts';

export type ProviderEvent = {
  brandId: number;
  provider: string;
  /** Identifies duplicates. */
  eventId: string;
  /** Our key of the payment it is about. */
  subject: string;
};

/** Copies of one notice come within moments; a later one may report a later change. */
const COPIES_MS = 60_000;

/**
 * Returns whether it is to be processed. Getnet names a notice by its payment and status alone: one
 * that it sends again, because our first query still got the former state, has the same name. So
 * has one that comes again after all tries failed.
 */
export async function recordEvent(
  { db, now }: PaymentServices,
  { brandId, provider, eventId, subject }: ProviderEvent,
): Promise<boolean> {
  const at = now();
  const { brandId: ofBrand, provider: of, providerEventId, processedAt } = paymentEvents;
  const { attempts: tries } = paymentEvents;
  const kept = await db
    .insert(paymentEvents)
    .values({ brandId, provider, providerEventId: eventId, subject, receivedAt: at })
    .onConflictDoUpdate({
      target: [ofBrand, of, providerEventId],
      set: { receivedAt: at, processedAt: null, attempts: 0 },
      setWhere: or(lt(processedAt, new Date(at.getTime() - COPIES_MS)), gte(tries, MOST_TRIES)),
    })
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}

/** For one brand in a round. */
const MOST_AT_ONCE = 100;
/**
 * Nothing else asks about a payment that was made, so a notice that it was refunded or disputed is
 * retried while a provider is away for days. The second try is due at once, because the first may
 * be under way in a round; after n tries the next comes (n - 1)² × 15 seconds after the notice.
 * All of them take a week.
 */
const MOST_TRIES = 200;
const untilNextTry = sql`make_interval(
  secs => 15 * greatest(${paymentEvents.attempts} - 1, 0) ^ 2)`;

/** Processes the stored notices that are due, oldest first. Returns how many led to a query. */
export async function processEvents(services: PaymentServices): Promise<number> {
  const unread = and(
    isNull(paymentEvents.processedAt),
    lt(paymentEvents.attempts, MOST_TRIES),
    sql`${paymentEvents.receivedAt} + ${untilNextTry} <= ${services.now().toISOString()}`,
  );
  const { db, log } = services;
  const waiting = await ofEach(await brandsWith(db, paymentEvents, unread), (brandId) =>
    db
      .select()
      .from(paymentEvents)
      .where(and(eq(paymentEvents.brandId, brandId), unread))
      .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.id))
      .limit(MOST_AT_ONCE),
  );
  let done = 0;
  await byBrand(waiting, async (event) => {
    try {
      if (await processEvent(services, event)) done++;
    } catch (error) {
      log.error('webhookFailed', {
        brand: event.brandId,
        event: event.id,
        error: errorText(error),
      });
    }
  });
  return done;
}

async function processEvent(
  services: PaymentServices,
  event: typeof paymentEvents.$inferSelect,
): Promise<boolean> {
  const { db, now, payments: providers } = services;
  const mine = and(eq(paymentEvents.brandId, event.brandId), eq(paymentEvents.id, event.id));
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.brandId, event.brandId),
        eq(payments.idempotencyKey, event.subject),
        eq(payments.provider, event.provider),
      ),
    );
  if (payment === undefined) {
    await db.update(paymentEvents).set({ processedAt: now() }).where(mine);
    return true;
  }
  await db
    .update(paymentEvents)
    .set({ attempts: event.attempts + 1 })
    .where(mine);
  const answer = await (await providers.named(payment, payment.provider))?.state(known(payment));
  providers.checkpoint('webhookAsked');
  if (answer === undefined || answer.outcome === 'unknown' || answer.outcome === 'absent')
    return false;
  await settle(services, payment, answer, async (tx) => {
    await tx.update(paymentEvents).set({ processedAt: now() }).where(mine);
  });
  return true;
}

/** The sender gets its 200 before the processing. */
export function processEventsSoon(services: PaymentServices): void {
  services.payments.soon(() => processEvents(services));
}
