// What was filled in at the checkout, kept while the page is open: the address panel must not
// lose it.
import { useSyncExternalStore } from 'react';

/** Instants. */
export type ChosenSlot = { inicio: string; termino: string };

export type Draft = {
  paymentId: number | null;
  /** A saved card; null: a new one. */
  cardId: number | null;
  /** As typed. */
  changeText: string;
  changeNotNeeded: boolean;
  /** As typed, with its mask. */
  cpf: string;
  remark: string;
  /** For later, where the store takes scheduled orders. */
  later: boolean;
  slot: ChosenSlot | null;
  /** The line that opened another panel: it takes focus when the checkout is back. */
  leftAt: string | null;
};

const emptyDraft: Draft = {
  paymentId: null,
  cardId: null,
  changeText: '',
  changeNotNeeded: false,
  cpf: '',
  remark: '',
  later: false,
  slot: null,
  leftAt: null,
};

let drafts: ReadonlyMap<number, Draft> = new Map();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeDraft(storeId: number, change: Partial<Draft>): void {
  drafts = new Map(drafts).set(storeId, { ...(drafts.get(storeId) ?? emptyDraft), ...change });
  for (const listener of listeners) listener();
}

export function forgetDraft(storeId: number): void {
  changeDraft(storeId, emptyDraft);
}

export function useDraft(storeId: number): Draft {
  return useSyncExternalStore(
    subscribe,
    () => drafts.get(storeId) ?? emptyDraft,
    () => emptyDraft,
  );
}
