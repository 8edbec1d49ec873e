// Sends the order, once. Until the server has given a definite answer, every further try carries the same key.
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cents } from '#contract/money.ts';
import { type Failure, failure, NETWORK_CODE, NETWORK_SENTENCE } from '#contract/reply.ts';
import { api } from '../api.ts';
import { type CartSituation, cartRequest, type OrderDetails } from '../cart/cart-request.ts';
import { isCartEmpty } from '../cart/cart-store.ts';
import { forgetDraft } from './draft.ts';
import { orderKey, settleOrder } from './pending-order.ts';
import { isUncertain } from './refusals.ts';

export type Placing = {
  busy: boolean;
  /** Of the last try. */
  failure: Failure | null;
  place(situation: CartSituation, seen: Cents, details: Omit<OrderDetails, 'chaveIdempotencia'>): Promise<void>;
  forgetFailure(): void;
};

export function usePlaceOrder(clearCart: () => void, onRefused: (refusal: Failure) => void): Placing {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Failure | null>(null);
  // The second press of a double tap comes before React has drawn the button anew.
  const underWay = useRef(false);

  const place: Placing['place'] = async (situation, seen, details) => {
    const { storeId } = situation;
    if (underWay.current || isCartEmpty(storeId)) return;
    underWay.current = true;
    setBusy(true);
    setLast(null);
    const result = await send(situation, seen, { ...details, chaveIdempotencia: orderKey(storeId) });
    if (result.ok) {
      const { id, status, codigoEstabelecimento, chaveAcompanhamento } = result.value;
      // The order is made: whatever happens to this page from here on, the next one is another order.
      settleOrder(storeId);
      await navigate(`/delivery/pedido/${encodeURIComponent(codigoEstabelecimento)}/${id}/${status}`, { replace: true, state: { chaveAcompanhamento } });
      clearCart();
      forgetDraft(storeId);
      return;
    }
    underWay.current = false;
    setBusy(false);
    setLast(result);
    if (isUncertain(result)) return;
    settleOrder(storeId);
    onRefused(result);
  };
  return { busy, failure: last, place, forgetFailure: () => setLast(null) };
}

async function send(situation: CartSituation, seen: Cents, details: OrderDetails) {
  try {
    const client = await api();
    return await client.placeOrder(cartRequest(situation, seen, details));
  } catch {
    return failure(NETWORK_CODE, NETWORK_SENTENCE, 0);
  }
}
