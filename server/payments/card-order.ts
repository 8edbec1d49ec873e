// Card orders: what must be known before the order is written, and what is written with it.
import { and, eq } from 'drizzle-orm';
import type { Payer } from '#contract/entities/card.ts';
import type { CallContext } from '../context.ts';
import { type PaymentDetails, savedCards } from '../database/schema.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { requirePayer, savedPayer, savePayer } from './card-payer.ts';
import { cardProviderOf } from './card-provider.ts';

type SentCard = {
  tokenCartaoCredito?: string | null | undefined;
  pagador?: Payer | null | undefined;
};

/**
 * Card details stored with the payment. Refused if card or payer is incomplete; the payer is
 * remembered.
 */
export async function cardDetails(
  { tokenCartaoCredito = null, pagador = null }: SentCard,
  storeId: number,
  context: CallContext,
): Promise<PaymentDetails> {
  const { brand, session, db } = context;
  if (session === null || session.customerId === null) throw new Refusal('onlineNeedsSignIn');
  const customer = { brandId: brand.id, customerId: session.customerId };
  const payer = pagador ?? (await savedPayer(db, customer));
  requirePayer(payer);
  if (tokenCartaoCredito === null) throw new Refusal('cardMissing');
  const provider = await cardProviderOf(context, storeId);
  await countAttempt(context, brand.id, 'cardTryPerson', String(customer.customerId));
  await countAttempt(context, brand.id, 'cardTryNetwork', context.callerHash);
  const same = and(
    eq(savedCards.brandId, brand.id),
    eq(savedCards.customerId, customer.customerId),
    eq(savedCards.cardToken, tokenCartaoCredito),
  );
  const cards = await db
    .select({
      vault: savedCards.vault,
      brand: savedCards.bandeira,
      lastFour: savedCards.ultimosDigitos,
    })
    .from(savedCards)
    .where(same);
  const saved = cards.find(({ vault }) => vault === provider.vault);
  // The card was saved with an account that the store no longer uses, so a charge cannot succeed.
  if (saved === undefined && cards.length > 0) throw new Refusal('cardUnknown');
  await savePayer(db, customer, payer, context.now());
  if (saved === undefined) return { cardToken: tokenCartaoCredito, forgetCard: true };
  return { cardToken: tokenCartaoCredito, cardBrand: saved.brand, cardLastFour: saved.lastFour };
}
