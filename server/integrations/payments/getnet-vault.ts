// Getnet's vault of saved cards. We store a card's id there and what may be shown of it.
import type { SavedCardFacts } from './card-port.ts';
import { GetnetError, type GetnetHttp } from './getnet-http.ts';

export type VaultCard = SavedCardFacts & { numberToken: string; customerId: string };

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

/** Null: no such card, or a blocked one. */
export async function readVaultCard(http: GetnetHttp, cardId: string): Promise<VaultCard | null> {
  const card = await http
    .call('GET', `/v1/cards/${encodeURIComponent(cardId)}`)
    .catch((error: unknown) => {
      if (
        error instanceof GetnetError &&
        error.fault === 'refused' &&
        (error.status === 404 || error.status === 400)
      )
        return null;
      throw error;
    });
  if (card === null || card.status === 'blocked' || card.status === 'canceled') return null;
  const year = Number(card.expiration_year);
  return {
    numberToken: textOf(card.number_token, 200),
    customerId: textOf(card.customer_id, 100),
    bandeira: textOf(card.brand, 30),
    ultimosDigitos: textOf(card.last_four_digits, 4),
    mesValidade: Number(card.expiration_month),
    anoValidade: year < 100 ? 2000 + year : year,
    titular: textOf(card.cardholder_name, 80),
  };
}

/** A card that is gone already counts as deleted. */
export async function deleteVaultCard(http: GetnetHttp, cardId: string): Promise<void> {
  await http.call('DELETE', `/v1/cards/${encodeURIComponent(cardId)}`).catch((error: unknown) => {
    if (error instanceof GetnetError && error.status === 404) return;
    throw error;
  });
}
