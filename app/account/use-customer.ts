// The customer who is ordering. The page is the same for everyone, so the browser asks.
import { useEffect, useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { api } from '../api.ts';
import { onSignedIn } from './remembered-customer.ts';

export type WhoOrders = { known: boolean; customer: Customer | null };

/** Without an answer, assume no session: the server checks anyway. */
export function useCustomer(): WhoOrders {
  const [who, setWho] = useState<WhoOrders>({ known: false, customer: null });
  useEffect(() => {
    let stale = false;
    const answer = (customer: Customer | null) => {
      if (!stale) setWho({ known: true, customer });
    };
    const ask = () =>
      api()
        .then((client) => client.currentCustomer({}))
        .then((result) => answer(result.ok && result.value.logado ? result.value.cliente : null))
        .catch(() => answer(null));
    void ask();
    const stop = onSignedIn(() => void ask());
    return () => {
      stale = true;
      stop();
    };
  }, []);
  return who;
}
