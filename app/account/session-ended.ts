// A session that ended while its customer is in a page: the page goes on naming the customer in its
// calls, and the server refuses them, the login too.
import { useEffect } from 'react';
import { isConsolePage, isOperatorPage } from '#contract/page-path.ts';
import { api, describeCalls, describedCustomer } from '../api.ts';
import { knowsCustomer } from './remembered-customer.ts';

/** For the login and the sign-up: no call there is about a customer. */
export function useNobody(): void {
  useEffect(() => describeCalls({ customerId: null }), []);
}

/**
 * Whether a press was refused because the customer of this page has no session. False for guests,
 * and where somebody is signed in: another tab may have done that.
 */
export async function hasSessionEnded(): Promise<boolean> {
  const { pathname } = location;
  if (isConsolePage(pathname) || isOperatorPage(pathname) || !knowsCustomer()) return false;
  const customerId = describedCustomer();
  describeCalls({ customerId: null });
  const result = await api()
    .then((client) => client.currentCustomer({}))
    .catch(() => null);
  const ended = result?.ok === true && result.value.cliente === null;
  if (!ended && describedCustomer() === null) describeCalls({ customerId });
  // The press itself may have been about leaving, such as that of a closed account.
  return ended && knowsCustomer();
}
