// Loyalty for the next order: credit, a full card. Saved until an order has used it.
import { useSyncExternalStore } from 'react';
import { storedState } from '../stored-state.ts';

export type LoyaltyChoice = { cashback: boolean; cardId: number | null };
const nothing: LoyaltyChoice = { cashback: false, cardId: null };

const choice = storedState<LoyaltyChoice>('loyalty', parseLoyalty, (value) =>
  value.cashback || value.cardId !== null ? value : null,
);

export function parseLoyalty(raw: unknown): LoyaltyChoice {
  if (typeof raw !== 'object' || raw === null) return nothing;
  const { cashback, cardId } = raw as Record<string, unknown>;
  return {
    cashback: cashback === true,
    cardId:
      typeof cardId === 'number' && Number.isSafeInteger(cardId) && cardId > 0 ? cardId : null,
  };
}

export function useLoyaltyChoice(): LoyaltyChoice {
  return useSyncExternalStore(choice.subscribe, choice.get, () => nothing);
}

export function wantCashback(cashback: boolean): void {
  choice.update((before) => ({ ...before, cashback }));
}

export function wantCard(cardId: number | null): void {
  choice.update((before) => ({ ...before, cardId }));
}

/** Called after an order: removes what it used. */
export function settleLoyalty(): void {
  choice.update(() => nothing);
}
