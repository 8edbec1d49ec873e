// The customer who is ordering. The page is the same for everyone, so the browser asks.
import { useEffect, useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { api } from '../api.ts';
import { onStoredChange, readStored } from '../storage.ts';
import { knowsCustomer, onSignedIn } from './remembered-customer.ts';

export type WhoOrders = {
  known: boolean;
  customer: Customer | null;
  /** No answer yet, but this device remembers a customer: nobody has to say who they are. */
  expected: boolean;
};

/**
 * The last answer, for the screens that open later. It counts while the device remembers the same
 * customer: another tab may have signed in or out.
 */
let last: { remembered: unknown; customer: Customer | null } | null = null;

function whoAtFirst(): WhoOrders {
  if (last !== null && last.remembered === readStored('customer'))
    return { known: true, customer: last.customer, expected: false };
  return { known: false, customer: null, expected: knowsCustomer() };
}

/** Without an answer, assume no session: the server checks anyway. */
export function useCustomer(): WhoOrders {
  const [who, setWho] = useState(whoAtFirst);
  useEffect(() => {
    let stale = false;
    const answer = (customer: Customer | null) => {
      if (!stale) setWho({ known: true, customer, expected: false });
    };
    const ask = () => {
      const remembered = readStored('customer');
      return api()
        .then((client) => client.currentCustomer({}))
        .then((result) => {
          const customer = result.ok && result.value.logado ? result.value.cliente : null;
          last = result.ok ? { remembered, customer } : null;
          answer(customer);
        })
        .catch(() => answer(null));
    };
    void ask();
    const stop = onSignedIn(() => void ask());
    const stopOtherTabs = onStoredChange('customer', () => void ask());
    return () => {
      stale = true;
      stop();
      stopOtherTabs();
    };
  }, []);
  return who;
}
