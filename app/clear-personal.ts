// Removes personal data from the browser's storage at a sign-out.
import { clearStored, outlivesReset, readStored, type StorageKey } from './storage.ts';

/** Per device, for every person who signs in on it: the theme, and a kitchen's board. */
const ofDevice: readonly StorageKey[] = [
  'appearance',
  'staffSound',
  'staffPrint',
  'staffHeard',
  'staffKeys',
];

/**
 * Signing out removes personal data. The cart stays, and so does an unanswered order with its
 * customer's name.
 */
export function clearPersonal(): void {
  const waiting = readStored('pendingOrder') !== null;
  clearStored([...outlivesReset, ...ofDevice, 'cart', ...(waiting ? (['contact'] as const) : [])]);
}
