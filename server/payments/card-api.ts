// Calls about cards: provider credentials for the browser, and the customer's saved cards.
import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { SavedCard } from '#contract/entities/card.ts';
import type { CallContext } from '../context.ts';
import { savedCards } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { payerToOffer } from './card-payer.ts';
import { cardProviderOf, fromProvider, keeperOf } from './card-provider.ts';
import { receiveGetnetWebhook, receiveMercadoPagoWebhook } from './card-webhooks.ts';

/** Saved cards of one customer, at all stores of the brand. */
const MOST_CARDS = 8;

type Customer = { brandId: number; customerId: number };

function customerOf({ session, brand }: Pick<CallContext, 'session' | 'brand'>): Customer {
  if (session === null || session.customerId === null) throw new Refusal('signInNeeded');
  return { brandId: brand.id, customerId: session.customerId };
}

const ownCards = ({ brandId, customerId }: Customer) =>
  and(eq(savedCards.brandId, brandId), eq(savedCards.customerId, customerId));

export const cardHandlers = {
  cardCredentials: async ({ id }, context) => {
    const customer = customerOf(context);
    await countAttempt(context, customer.brandId, 'cardLoanPerson', String(customer.customerId));
    await countAttempt(context, customer.brandId, 'cardLoanNetwork', context.callerHash);
    const provider = await cardProviderOf(context, id);
    const { expiresAt, ...loan } = await fromProvider(context, 'credentials', () =>
      provider.credentials(),
    );
    return {
      ...loan,
      provedor: provider.format,
      expiraEm: expiresAt.toISOString(),
      idClienteProvedor: provider.ownerOf(customer.customerId),
      sandbox: provider.sandbox,
      guardaCartoes: provider.keepsCards,
      pagador: await payerToOffer(context.db, customer),
    };
  },
  saveCard: async ({ idEstabelecimento, tokenCartaoCredito }, context) => {
    const customer = customerOf(context);
    await countAttempt(context, customer.brandId, 'saveCard', String(customer.customerId));
    const provider = await cardProviderOf(context, idEstabelecimento);
    // Card details come from the provider, never from the browser.
    const facts = await fromProvider(context, 'readCard', () =>
      provider.readCard(tokenCartaoCredito, customer.customerId),
    );
    if (facts === null || !provider.keepsCards) throw new Refusal('cardUnknown');
    // Not the same card: its reply may have been lost.
    const others = and(
      ownCards(customer),
      or(ne(savedCards.vault, provider.vault), ne(savedCards.cardToken, tokenCartaoCredito)),
    );
    if ((await context.db.$count(savedCards, others)) >= MOST_CARDS)
      throw new Refusal('cardsFull', { most: MOST_CARDS });
    const [row] = await context.db
      .insert(savedCards)
      .values({
        ...customer,
        ...facts,
        storeId: idEstabelecimento,
        vault: provider.vault,
        cardToken: tokenCartaoCredito,
        createdAt: context.now(),
      })
      .onConflictDoUpdate({
        target: [savedCards.brandId, savedCards.customerId, savedCards.vault, savedCards.cardToken],
        set: facts,
      })
      .returning();
    if (row === undefined) throw new Error('the card was not stored');
    return { cartao: shown(row, context) };
  },
  savedCards: async ({ idEstabelecimento }, context) => {
    const customer = customerOf(context);
    const vault =
      idEstabelecimento === undefined
        ? null
        : (await cardProviderOf(context, idEstabelecimento)).vault;
    return {
      cartoes: await listCards(context, vault),
      pagador: await payerToOffer(context.db, customer),
    };
  },
  getnetWebhook: async (message, context) => {
    await receiveGetnetWebhook(message, context);
    return { registrado: true };
  },
  mercadoPagoWebhook: async (message, context) => {
    await receiveMercadoPagoWebhook(message, context);
    return { registrado: true };
  },
  deleteCard: async ({ id }, context) => {
    const customer = customerOf(context);
    const mine = and(ownCards(customer), eq(savedCards.id, id));
    const [row] = await context.db.select().from(savedCards).where(mine);
    if (row === undefined) throw new Refusal('cardUnknown');
    // The vault is out of reach: only our own row can be deleted.
    const provider = await keeperOf(context.payments, row).catch(() => null);
    if (provider !== null)
      await fromProvider(context, 'deleteCard', () =>
        provider.deleteCard(row.cardToken, customer.customerId),
      );
    await context.db.delete(savedCards).where(mine);
    return { cartoes: await listCards(context, null) };
  },
} satisfies Partial<Handlers>;

async function listCards(context: CallContext, vault: string | null): Promise<SavedCard[]> {
  const rows = await context.db
    .select()
    .from(savedCards)
    .where(
      and(ownCards(customerOf(context)), vault === null ? undefined : eq(savedCards.vault, vault)),
    )
    .orderBy(desc(savedCards.id));
  return rows.map((row) => shown(row, context));
}

function shown(row: typeof savedCards.$inferSelect, { brand }: CallContext): SavedCard {
  const {
    id,
    cardToken,
    bandeira: cardBrand,
    ultimosDigitos: lastFour,
    mesValidade: month,
    anoValidade: year,
    titular: holder,
    storeId,
  } = row;
  return {
    id,
    tokenCartaoCredito: cardToken,
    bandeira: cardBrand,
    ultimosDigitos: lastFour,
    mesValidade: month,
    anoValidade: year,
    titular: holder,
    nomeEstabelecimento: brand.stores.find((store) => store.id === storeId)?.nome ?? '',
  };
}
