// Loyalty for the next order: credit, a full card. Saved until an order has used it.
import { useSyncExternalStore } from 'react';
import { storedState } from '../stored-state.ts';

export type LoyaltyWish = { cashback: boolean; cardId: number | null };
const nothing: LoyaltyWish = { cashback: false, cardId: null };

const wish = storedState<LoyaltyWish>('loyalty', parseWish, (value) =>
  value.cashback || value.cardId !== null ? value : null,
);

export function parseWish(raw: unknown): LoyaltyWish {
  if (typeof raw !== 'object' || raw === null) return nothing;
  const { cashback, cardId } = raw as Record<string, unknown>;
  return {
    cashback: cashback === true,
    cardId:
      typeof cardId === 'number' && Number.isSafeInteger(cardId) && cardId > 0 ? cardId : null,
  };
}

export function useLoyaltyWish(): LoyaltyWish {
  return useSyncExternalStore(wish.subscribe, wish.get, () => nothing);
}

export function wantCashback(cashback: boolean): void {
  wish.update((before) => ({ ...before, cashback }));
}

export function wantCard(cardId: number | null): void {
  wish.update((before) => ({ ...before, cardId }));
}

/** Called after an order: removes what it used. */
export function settleLoyalty(): void {
  wish.update(() => nothing);
}
