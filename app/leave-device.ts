// Signing out on this device: the next person at it is somebody else, so that everything personal
// leaves, as it does when the server refuses the credentials at a start.

import { forgetCustomer, rememberCustomer } from './account/remembered-customer.ts';
import { forgetDrafts } from './checkout/draft.ts';
import { clearPersonal } from './clear-personal.ts';
import { forgetUnsent } from './orders/pending-order.ts';
import { readStored } from './storage.ts';

/** The page has to be reloaded afterwards: customer data is still in its memory. */
export function leaveDevice(): void {
  forgetCustomer();
  // A checkout that was only opened is no order that waits for its answer with a name.
  forgetUnsent();
  clearPersonal();
  forgetDrafts();
}

/**
 * Somebody has signed in. What another customer left here, such as an address, is not theirs. True:
 * there was another one, so that the page has to be reloaded.
 */
export function takeDevice(id: number): boolean {
  const before = readStored('customer');
  const another = typeof before === 'number' && before !== id;
  if (another) leaveDevice();
  rememberCustomer(id);
  return another;
}
