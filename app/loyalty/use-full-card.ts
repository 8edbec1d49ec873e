// The signed-in customer's full card at one store, requested only where it can be used.
import { useEffect, useState } from 'react';
import type { StampCard } from '#contract/entities/loyalty.ts';
import { knowsCustomer, onSignedIn } from '../account/remembered-customer.ts';
import { api } from '../api.ts';
import { countsAt, firstCard } from './card-order.ts';

/** Null without a card or an answer: the cart works without it. */
export function useFullCard(storeId: number): StampCard | null {
  const [card, setCard] = useState<StampCard | null>(null);
  useEffect(() => {
    let stale = false;
    const ask = () =>
      api()
        .then((client) => client.loyalty({}))
        .then((result) => {
          if (stale || !result.ok) return;
          const first = firstCard(result.value.cartelas.filter(countsAt(storeId)));
          setCard(first?.estado === 'completa' ? first : null);
        })
        .catch(() => {});
    if (knowsCustomer()) void ask();
    const stop = onSignedIn(() => void ask());
    return () => {
      stale = true;
      stop();
    };
  }, [storeId]);
  return card;
}
