// Signing out on this device: the next person at it is somebody else, so that everything personal
// leaves, as it does when the server refuses the credentials at a start.

import { forgetCustomer } from './account/remembered-customer.ts';
import { forgetDrafts } from './checkout/draft.ts';
import { clearPersonal } from './clear-personal.ts';
import { forgetUnsent } from './orders/pending-order.ts';

/** The page has to be loaded anew afterwards: customer data is still in its memory. */
export function leaveDevice(): void {
  forgetCustomer();
  // A checkout that was only opened is no order that waits for its answer with a name.
  forgetUnsent();
  clearPersonal();
  forgetDrafts();
}
