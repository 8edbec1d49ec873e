// How this device's last order at each store was paid: the next checkout starts with it.
import { useSyncExternalStore } from 'react';
import { storedState } from '../stored-state.ts';
import type { Draft } from './draft.ts';

export type LastPayment = Pick<Draft, 'changeNotNeeded'> & { paymentId: number };
type ByStore = Readonly<Record<string, LastPayment>>;

export function parseLastPayments(raw: unknown): ByStore {
  if (typeof raw !== 'object' || raw === null) return {};
  const known: Record<string, LastPayment> = {};
  for (const [storeId, one] of Object.entries(raw)) {
    const { paymentId, changeNotNeeded } = (one ?? {}) as Partial<Record<string, unknown>>;
    if (Number.isInteger(paymentId))
      known[storeId] = {
        paymentId: paymentId as number,
        changeNotNeeded: changeNotNeeded === true,
      };
  }
  return known;
}

const kept = storedState<ByStore>('payment', parseLastPayments);

export function useLastPayment(storeId: number): LastPayment | null {
  const all = useSyncExternalStore(kept.subscribe, kept.get, () => null);
  return all?.[storeId] ?? null;
}

export function keepLastPayment(storeId: number, payment: LastPayment): void {
  kept.update((all) => ({ ...all, [storeId]: payment }));
}
