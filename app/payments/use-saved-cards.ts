// The customer's saved cards at a store, requested when one chooses to pay by card.
import type { Payer, SavedCard } from '#contract/entities/card.ts';
import { useAnswer } from '../use-answer.ts';
import type { KnownCard } from './card-channel.ts';

export type SavedCards = { known: boolean; cards: readonly SavedCard[]; payer: Payer };
const nothing: SavedCards = { known: false, cards: [], payer: { nome: '', email: '', cpf: '' } };

/** Without an answer there are none: a new card can always be typed. */
export function useSavedCards(storeId: number, wanted: boolean): SavedCards {
  const { reply } = useAnswer(wanted ? storeId : null, (client, idEstabelecimento) =>
    client.savedCards({ idEstabelecimento }),
  );
  if (reply === null) return nothing;
  if (!reply.ok) return { ...nothing, known: true };
  return { known: true, cards: reply.value.cartoes, payer: reply.value.pagador };
}

export const expiryOf = ({ mesValidade, anoValidade }: SavedCard) =>
  `${String(mesValidade).padStart(2, '0')}/${String(anoValidade % 100).padStart(2, '0')}`;

/** What the card page needs to know of a saved card. */
export function knownCard(card: SavedCard | null): KnownCard | null {
  if (card === null) return null;
  const { tokenCartaoCredito, bandeira, ultimosDigitos, titular } = card;
  return { tokenCartaoCredito, bandeira, ultimosDigitos, titular, validade: expiryOf(card) };
}
