// Removes an unsaved card from the provider's vault once its payment has ended. Until then it may
// still be charged or retried.

import { and, eq, exists, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { brandsWith, ofEach } from '../database/brands-with.ts';
import { customers, orders, payments, savedCards } from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';
import { isCardProvider } from '../integrations/payments/card-port.ts';
import { errorText } from '../log.ts';
import { byBrand } from './by-brand.ts';
import { keeperOf } from './card-provider.ts';
import type { PaymentServices } from './next-look.ts';
import { thisPayment } from './records.ts';

/** For one brand in a round. */
const MOST_AT_ONCE = 50;
/** Payments that may still charge their card. */
const UNDER_WAY = ['starting', 'pending', 'voiding'] as const;

/** The payer is on the order, or for part of a table's bill on the payment itself. */
const payer = sql<number | null>`coalesce(${orders.customerId}, ${payments.customerId})`;

/** Returns how many were removed. If a vault does not answer, the next run retries. */
export async function forgetCards({
  db,
  payments: providers,
  log,
  now,
}: PaymentServices): Promise<number> {
  const marked = and(
    eq(payments.kind, 'card'),
    sql`${dataOf(payments.details)} ->> 'forgetCard' = 'true'`,
    notInArray(payments.state, [...UNDER_WAY]),
    or(isNull(payments.nextAttemptAt), lte(payments.nextAttemptAt, now())),
  );
  const rows = await ofEach(await brandsWith(db, payments, marked), (brandId) =>
    db
      .select({ brandId: payments.brandId, payment: payments, customerId: payer })
      .from(payments)
      .leftJoin(orders, and(eq(orders.brandId, payments.brandId), eq(orders.id, payments.orderId)))
      .where(and(eq(payments.brandId, brandId), marked, isNotNull(payer)))
      .limit(MOST_AT_ONCE),
  );
  let forgotten = 0;
  await byBrand(rows, async ({ payment, customerId }) => {
    try {
      const provider = await providers.named(payment, payment.provider);
      const { cardToken, forgetCard: _done, ...rest } = payment.details;
      if (
        provider !== null &&
        isCardProvider(provider) &&
        cardToken !== undefined &&
        customerId !== null
      ) {
        // The same card, saved since then, has the same id.
        const mine = and(
          eq(savedCards.brandId, payment.brandId),
          eq(savedCards.customerId, customerId),
          eq(savedCards.cardToken, cardToken),
        );
        if (
          (await db.$count(savedCards, mine)) === 0 &&
          !(await inUse(db, payment.brandId, cardToken))
        )
          await provider.deleteCard(cardToken, customerId);
      }
      await db.update(payments).set({ details: rest }).where(thisPayment(payment));
      forgotten++;
    } catch (error) {
      log.warn('cardNotForgotten', {
        brand: payment.brandId,
        payment: payment.id,
        error: errorText(error),
      });
    }
  });
  return forgotten;
}

/**
 * Cards of deleted accounts leave the vault too; the database alone could not tell the provider.
 */
export async function forgetErasedCards({
  db,
  payments: providers,
  log,
}: PaymentServices): Promise<number> {
  const erased = db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.brandId, savedCards.brandId),
        eq(customers.id, savedCards.customerId),
        isNotNull(customers.erasedAt),
      ),
    );
  const left = exists(erased);
  const rows = await ofEach(await brandsWith(db, savedCards, left), (brandId) =>
    db
      .select()
      .from(savedCards)
      .where(and(eq(savedCards.brandId, brandId), left))
      .limit(MOST_AT_ONCE),
  );
  let forgotten = 0;
  await byBrand(rows, async (card) => {
    try {
      const provider = await keeperOf(providers, card);
      await provider?.deleteCard(card.cardToken, card.customerId);
      await db
        .delete(savedCards)
        .where(and(eq(savedCards.brandId, card.brandId), eq(savedCards.id, card.id)));
      forgotten++;
    } catch (error) {
      log.warn('cardNotForgotten', { brand: card.brandId, card: card.id, error: errorText(error) });
    }
  });
  return forgotten;
}

/** Whether a payment may still charge the same card. */
async function inUse(
  db: PaymentServices['db'],
  brandId: number,
  cardToken: string,
): Promise<boolean> {
  const open = and(
    eq(payments.brandId, brandId),
    sql`${dataOf(payments.details)} ->> 'cardToken' = ${cardToken}`,
    inArray(payments.state, [...UNDER_WAY]),
  );
  return (await db.$count(payments, open)) > 0;
}
