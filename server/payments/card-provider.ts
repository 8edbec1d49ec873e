// The card provider of a store, as the calls about cards need it.

import type { CallContext } from '../context.ts';
import { type CardProvider, isCardProvider } from '../integrations/payments/card-port.ts';
import type { Owner, PaymentProviders } from '../integrations/payments/port.ts';
import { errorText } from '../log.ts';
import { Refusal } from '../refusal.ts';

/** The store must belong to the brand and accept cards online. */
export async function cardProviderOf(
  { brand, payments }: Pick<CallContext, 'brand' | 'payments'>,
  storeId: number,
): Promise<CardProvider> {
  const store = brand.stores.find(({ id }) => id === storeId);
  if (store === undefined) throw new Refusal('storeNotFound');
  if (!store.paymentMethods.some(({ tipo }) => tipo === 'cartaoOnline'))
    throw new Refusal('cardNotTaken');
  const provider = await payments.choose({ brandId: brand.id, storeId }, 'card');
  if (!isCardProvider(provider)) throw new Refusal('cardNotTaken');
  return provider;
}

/**
 * The provider whose vault holds a saved card, even if the store no longer uses it; null if the
 * vault is out of reach.
 */
export async function keeperOf(
  payments: PaymentProviders,
  { vault, ...owner }: Owner & { vault: string },
): Promise<CardProvider | null> {
  const provider = await payments.named(owner, vault.split('/', 1)[0] ?? '');
  return provider !== null && isCardProvider(provider) && provider.vault === vault
    ? provider
    : null;
}

/** If the provider does not answer, the customer is told to retry or pay another way. */
export async function fromProvider<T>(
  { log, brand }: Pick<CallContext, 'log' | 'brand'>,
  question: string,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    log.warn('cardProviderDown', { brand: brand.id, question, error: errorText(error) });
    throw new Refusal('cardProviderDown');
  }
}
