// Remembers on this device that somebody is signed in, so that the next start asks for their
// present data (the specification, section 4).
// The cookie of the session is out of reach of scripts; what stands here opens nothing.
import { useEffect } from 'react';
import { describeCalls } from '../api.ts';
import { readStored, writeStored } from '../storage.ts';

const listeners = new Set<() => void>();

/** Calls are about this diner from now on. */
export function rememberCustomer(id: number): void {
  describeCalls({ customerId: id });
  const before = readStored('customer');
  writeStored('customer', id);
  if (before !== id) for (const listener of listeners) listener();
}

/** Calls `listener` when somebody signs in without leaving the page. Returns how to stop. */
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

export function useStayKnown(id: number): void {
  useEffect(() => rememberCustomer(id), [id]);
}

/** Whether a start has anybody to ask about. */
export function knowsCustomer(): boolean {
  return typeof readStored('customer') === 'number';
}
