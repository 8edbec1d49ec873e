// Removes personal data from the browser's storage at a sign-out.
import { parseDelivery, waysOnly } from './addresses/saved-delivery.ts';
import { clearStored, outlivesReset, readStored, type StorageKey, writeStored } from './storage.ts';

/** Per device, for every person who signs in on it: the theme, and a kitchen's board. */
const ofDevice: readonly StorageKey[] = [
  'appearance',
  'staffSound',
  'staffPrint',
  'staffHeard',
  'staffKeys',
];

/**
 * Signing out removes personal data. The cart stays with the way to receive it, on which its prices
 * and its minimum depend, and so does an unanswered order with its customer's name.
 */
export function clearPersonal(): void {
  const waiting = readStored('pendingOrder') !== null;
  const ways = waysOnly(parseDelivery(readStored('delivery')));
  clearStored([...outlivesReset, ...ofDevice, 'cart', ...(waiting ? (['contact'] as const) : [])]);
  if (ways !== null) writeStored('delivery', ways);
}
