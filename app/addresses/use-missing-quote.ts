// Asks again about an address without a fee, such as one entered for another store of the brand.
import { useEffect } from 'react';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { askDelivery } from './ask-delivery.ts';
import type { DeliveryChoice } from './delivery-choice.ts';

export function useMissingQuote(storeId: number, delivery: DeliveryChoice): void {
  const { ready, tipoPedido, address, quote, setAddress } = delivery;
  const asked = ready && tipoPedido === ORDER_TYPE.delivery && quote === null ? address : null;
  useEffect(() => {
    if (asked === null) return;
    let stale = false;
    askDelivery(storeId, asked).then((answer) => {
      // Without an answer the fee stays unknown, and the cart's price says why.
      if (!stale && answer.kind !== 'failed') setAddress(asked, answer.quote);
    });
    return () => {
      stale = true;
    };
  }, [storeId, asked, setAddress]);
}
