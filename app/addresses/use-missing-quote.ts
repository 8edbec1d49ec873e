// Asks about an address without a fee, such as one entered for another store of the brand, and once
// more about one that was stored: its terms may be of another day. A store that is not as the page
// shows it may have other terms there too.
import { useEffect, useEffectEvent } from 'react';
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { onStaleStore } from '../brand/stale-store.ts';
import { askDelivery } from './ask-delivery.ts';
import type { DeliveryChoice } from './delivery-choice.ts';
import { renewedQuote } from './renewed-quote.ts';

/** Stores and addresses that were asked about since this page was loaded. */
const askedHere = new Set<string>();

export function useMissingQuote(storeId: number, delivery: DeliveryChoice): void {
  const { ready, tipoPedido, address, quote, setAddress } = delivery;
  const question = JSON.stringify([storeId, address]);
  const due = quote === null || !askedHere.has(question);
  const asked = ready && tipoPedido === ORDER_TYPE.delivery ? address : null;
  const settle = useEffectEvent((about: Address, fresh: DeliveryQuote) => {
    askedHere.add(question);
    const next = renewedQuote(quote, fresh);
    if (JSON.stringify(next) !== JSON.stringify(quote)) setAddress(about, next);
  });
  useEffect(() => {
    if (asked === null) return;
    let stale = false;
    const ask = () =>
      void askDelivery(storeId, asked).then((answer) => {
        // Without an answer the fee stays unknown, and the cart's price says why.
        if (!stale && answer.kind !== 'failed') settle(asked, answer.quote);
      });
    if (due) ask();
    const stop = onStaleStore(ask);
    return () => {
      stale = true;
      stop();
    };
  }, [storeId, asked, due]);
}
