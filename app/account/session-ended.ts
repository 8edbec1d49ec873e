// A session that ended while its customer is in a page: the page goes on naming the customer in its
// calls, and the server refuses them, the login too.
import { useEffect } from 'react';
import { failureCodes } from '#contract/failures.ts';
import { isConsolePage, isOperatorPage } from '#contract/page-path.ts';
import { api, describeCalls, describedCustomer } from '../api.ts';
import { sessionOver } from '../session-over.ts';
import { knowsCustomer } from './remembered-customer.ts';

/** For the login and the sign-up: no call there is about a customer. */
export function useNobody(): void {
  useEffect(() => describeCalls({ customerId: null }), []);
}

/** Calls `tell` when a press was refused because the customer of this page has no session. */
export function useSessionEnded(tell: () => void): void {
  useEffect(
    () =>
      sessionOver.subscribe((refused) => {
        const { pathname } = location;
        if (isConsolePage(pathname) || isOperatorPage(pathname)) return;
        if (refused === failureCodes.signInNeeded || refused === failureCodes.wrongContext)
          void hasEnded().then((ended) => ended && tell());
      }),
    [tell],
  );
}

/** False for guests, and where somebody is signed in: another tab may have done that. */
async function hasEnded(): Promise<boolean> {
  if (!knowsCustomer()) return false;
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
