// Who is ordering. The page itself is the same for everybody, so the browser asks.
import { useEffect, useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { api } from '../api.ts';

export type WhoOrders = { known: boolean; customer: Customer | null };

/** Without an answer the diner counts as nobody: the server knows better and says so. */
export function useCustomer(): WhoOrders {
  const [who, setWho] = useState<WhoOrders>({ known: false, customer: null });
  useEffect(() => {
    let stale = false;
    const answer = (customer: Customer | null) => {
      if (!stale) setWho({ known: true, customer });
    };
    api()
      .then((client) => client.currentCustomer({}))
      .then((result) => answer(result.ok && result.value.logado ? result.value.cliente : null))
      .catch(() => answer(null));
    return () => {
      stale = true;
    };
  }, []);
  return who;
}
