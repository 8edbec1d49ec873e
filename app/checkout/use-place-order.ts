// Sends the order once. Until the server has answered definitely, every retry carries the same key.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrderTotals } from '#contract/entities/order-item.ts';
import { isLost, isUncertain } from '#contract/lost-replies.ts';
import type { Cents } from '#contract/money.ts';
import { orderPath } from '#contract/order-path.ts';
import { pages } from '#contract/pages.ts';
import {
  type Failure,
  failure,
  NETWORK_CODE,
  NETWORK_SENTENCE,
  TIMEOUT_CODE,
  TIMEOUT_SENTENCE,
} from '#contract/reply.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { api } from '../api.ts';
import { isAsRendered, takeOrdered } from '../cart/cart-and-order.ts';
import { type CartSituation, cartRequest, type OrderDetails } from '../cart/cart-request.ts';
import { askPrice, isDeviceKnown } from '../cart/use-server-quote.ts';
import { settleCoupon } from '../coupons/saved-coupon.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { settleLoyalty } from '../loyalty/saved-loyalty.ts';
import {
  awaitsAnswer,
  markAnswered,
  markSent,
  orderKey,
  settleOrder,
} from '../orders/pending-order.ts';
import { onStoredChange } from '../storage.ts';
import { renewSeat } from '../tables/seat-cookie.ts';
import { isFirstOfAll } from '../tracking/first-of-all.ts';
import { trackPurchase } from '../tracking/track-order.ts';
import { useToast } from '../ui/toast.tsx';
import { alreadySent } from './already-sent.ts';
import { forgetDraft } from './draft.ts';
import { keepLastPayment } from './last-payment.ts';

export type Placing = {
  busy: boolean;
  /** Why the last attempt failed. */
  failure: Failure | null;
  place(
    situation: CartSituation,
    totals: OrderTotals,
    details: Omit<OrderDetails, 'chaveIdempotencia'>,
  ): Promise<void>;
  forgetFailure(): void;
};

/** Said by a checkout that opens while an order from before has no answer. */
const unanswered = failure(TIMEOUT_CODE, TIMEOUT_SENTENCE, 0);

export function usePlaceOrder(storeId: number, onRefused: (refusal: Failure) => void): Placing {
  const navigate = useNavigate();
  const toasts = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Failure | null>(() =>
    awaitsAnswer(storeId) ? unanswered : null,
  );
  // The second press of a double tap arrives before React renders.
  const underWay = useRef(false);

  // Created when the checkout opens, so that other tabs have seen it before a press. Once another
  // tab has ordered with it, the next cart needs a key of its own.
  const key = useRef<string | null>(null);
  useEffect(() => {
    const take = () => {
      if (underWay.current) return;
      key.current = orderKey(storeId);
      // Another tab has learned what became of it.
      if (!awaitsAnswer(storeId)) setLast((told) => (told === unanswered ? null : told));
    };
    take();
    return onStoredChange('pendingOrder', take);
  }, [storeId]);

  const place: Placing['place'] = async (situation, totals, details) => {
    const chaveIdempotencia = key.current ?? orderKey(storeId);
    // Checked after the key: another tab takes its order out of the cart before releasing the key.
    if (underWay.current || situation.lines.length === 0) return;
    if (!isAsRendered(storeId, situation.lines)) return;
    underWay.current = true;
    setBusy(true);
    setLast(null);
    const unsure = awaitsAnswer(storeId);
    markSent(storeId, chaveIdempotencia);
    const result = await send(situation, totals.valorTotal, { ...details, chaveIdempotencia });
    if (result.ok) {
      const { id, status, codigoEstabelecimento, chaveAcompanhamento } = result.value;
      const { valorTotal: total, valorEntrega: shipping } = totals;
      void isFirstOfAll(id).then((first) => {
        if (first)
          trackPurchase({
            orderId: id,
            total,
            shipping,
            coupon: situation.coupon,
            lines: situation.lines,
          });
      });
      takeOrdered(storeId, situation.lines);
      settleCoupon(situation.coupon);
      settleLoyalty();
      settleOrder(storeId, chaveIdempotencia);
      if (situation.tipoPedido !== ORDER_TYPE.table && situation.paymentId !== null)
        keepLastPayment(storeId, {
          paymentId: situation.paymentId,
          changeNotNeeded: details.troco === null,
        });
      forgetDraft(storeId);
      if (situation.tipoPedido === ORDER_TYPE.table) renewSeat();
      // Online payment happens on the order page.
      if (situation.tipoPedido === ORDER_TYPE.table && situation.paymentId === null)
        return void navigate(pages.table, { replace: true });
      await navigate(orderPath({ codigoEstabelecimento, id, status }), {
        replace: true,
        state: { chaveAcompanhamento },
      });
      return;
    }
    underWay.current = false;
    setBusy(false);
    const sent = alreadySent(result);
    if (sent !== null) {
      // The cart stays as it is: the order that arrived was another one.
      settleOrder(storeId, chaveIdempotencia);
      key.current = null;
      toasts.show({ text: failureText(result) });
      const { chaveAcompanhamento } = sent;
      return void navigate(orderPath(sent), { state: { chaveAcompanhamento } });
    }
    setLast(result);
    // A first try that was refused has made nothing.
    if (!isLost(result) && !(unsure && isUncertain(result)))
      markAnswered(storeId, chaveIdempotencia);
    if (!isLost(result)) onRefused(result);
  };
  return { busy, failure: last, place, forgetFailure: () => setLast(null) };
}

async function send(situation: CartSituation, seen: Cents, details: OrderDetails) {
  try {
    if (!isDeviceKnown()) {
      const price = await askPrice(cartRequest(situation, seen));
      // Other refusals are handled by the order.
      if (!price.ok && isLost(price)) return price;
    }
    const client = await api();
    return await client.placeOrder(cartRequest(situation, seen, details));
  } catch {
    return failure(NETWORK_CODE, NETWORK_SENTENCE, 0);
  }
}
