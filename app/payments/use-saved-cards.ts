// The customer's saved cards at a store, requested when one chooses to pay by card.
import { useEffect, useState } from 'react';
import type { Payer, SavedCard } from '#contract/entities/card.ts';
import { api } from '../api.ts';
import type { KnownCard } from './card-channel.ts';

export type SavedCards = { known: boolean; cards: readonly SavedCard[]; payer: Payer };
const nothing: SavedCards = { known: false, cards: [], payer: { nome: '', email: '', cpf: '' } };

/** Without an answer there are none: a new card can always be typed. */
export function useSavedCards(storeId: number, wanted: boolean): SavedCards {
  const [saved, setSaved] = useState<SavedCards>(nothing);
  useEffect(() => {
    if (!wanted) return;
    let stale = false;
    const answer = (next: SavedCards) => {
      if (!stale) setSaved(next);
    };
    api()
      .then((client) => client.savedCards({ idEstabelecimento: storeId }))
      .then((result) =>
        answer(
          result.ok
            ? { known: true, cards: result.value.cartoes, payer: result.value.pagador }
            : { ...nothing, known: true },
        ),
      )
      .catch(() => answer({ ...nothing, known: true }));
    return () => {
      stale = true;
    };
  }, [storeId, wanted]);
  return saved;
}

export const expiryOf = ({ mesValidade, anoValidade }: SavedCard) =>
  `${String(mesValidade).padStart(2, '0')}/${String(anoValidade % 100).padStart(2, '0')}`;

/** What the card page needs to know of a saved card. */
export function knownCard(card: SavedCard | null): KnownCard | null {
  if (card === null) return null;
  const { tokenCartaoCredito, bandeira, ultimosDigitos, titular } = card;
  return { tokenCartaoCredito, bandeira, ultimosDigitos, titular, validade: expiryOf(card) };
}
