// Remembers on this device that someone is signed in, so that the next start asks for their data
// (the specification, section 4). Scripts cannot read the session cookie; this mark grants no
// access.
import { useEffect } from 'react';
import { describeCalls } from '../api.ts';
import { readStored, writeStored } from '../storage.ts';

const listeners = new Set<() => void>();

/** From now on, calls are about this customer. */
export function rememberCustomer(id: number): void {
  describeCalls({ customerId: id });
  const before = readStored('customer');
  writeStored('customer', id);
  if (before !== id) for (const listener of listeners) listener();
}

/** Calls `listener` when someone signs in without leaving the page. Returns how to stop. */
export function onSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function forgetCustomer(): void {
  describeCalls({ customerId: null });
  writeStored('customer', null);
}

export function useRememberedCustomer(id: number): void {
  useEffect(() => rememberCustomer(id), [id]);
}

/** Whether a start has a customer to ask about. */
export function knowsCustomer(): boolean {
  return typeof readStored('customer') === 'number';
}
