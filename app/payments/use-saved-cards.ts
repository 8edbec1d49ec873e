// The customer's saved cards at a store, requested when one chooses to pay by card.
import type { Payer, SavedCard } from '#contract/entities/card.ts';
import { useAnswer } from '../use-answer.ts';
import type { KnownCard } from './card-channel.ts';

type Answered = { known: boolean; cards: readonly SavedCard[]; payer: Payer };
/** `again`: a card may have been removed at another device. */
export type SavedCards = Answered & { again(): void };
const nothing: Answered = { known: false, cards: [], payer: { nome: '', email: '', cpf: '' } };

/** Without an answer there are none: a new card can always be typed. */
export function useSavedCards(storeId: number, wanted: boolean): SavedCards {
  const { reply, again } = useAnswer(wanted ? storeId : null, (client, idEstabelecimento) =>
    client.savedCards({ idEstabelecimento }),
  );
  if (reply === null) return { ...nothing, again };
  if (!reply.ok) return { ...nothing, known: true, again };
  return { again, known: true, cards: reply.value.cartoes, payer: reply.value.pagador };
}

export const expiryOf = ({ mesValidade, anoValidade }: SavedCard) =>
  `${String(mesValidade).padStart(2, '0')}/${String(anoValidade % 100).padStart(2, '0')}`;

/** What the card page needs to know of a saved card. */
export function knownCard(card: SavedCard | null): KnownCard | null {
  if (card === null) return null;
  const { tokenCartaoCredito, bandeira, ultimosDigitos, titular } = card;
  return { tokenCartaoCredito, bandeira, ultimosDigitos, titular, validade: expiryOf(card) };
}
