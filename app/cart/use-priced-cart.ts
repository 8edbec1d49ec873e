// All amounts that cart and checkout show, computed in one place.
import { useMemo } from 'react';
import type { PaymentMethod, Store } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { cartCount } from '#rules/cart/cart.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { freeDelivery, freeDeliveryFrom } from '#rules/price/free-delivery.ts';
import { priceOrder } from '#rules/price/pricing.ts';
import { hasNoFee } from '../addresses/ask-delivery.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { useMissingQuote } from '../addresses/use-missing-quote.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { countedCoupon } from '../coupons/parse-coupon.ts';
import { useSavedCoupon } from '../coupons/saved-coupon.ts';
import { useLearnCoupon } from '../coupons/use-synced-coupon.ts';
import type { Listing } from '../listing/listing.ts';
import { useLoyaltyChoice } from '../loyalty/saved-loyalty.ts';
import type { CartSituation } from './cart-request.ts';
import { useCart } from './cart-store.ts';
import { localInput } from './cart-totals.ts';
import { belowMinimum } from './minimum.ts';
import { savingOf } from './payment-saving.ts';
import type { TraceFacts } from './trace-words.ts';
import { useServerTotals } from './use-server-quote.ts';

export function usePricedCart({
  store,
  listing,
  payment,
}: {
  store: Store;
  listing: Listing;
  payment: PaymentMethod | null;
}) {
  const { PUBLIC_TAXA_ADICIONAL: additionalFee } = useBrand();
  const cart = useCart(store.id);
  const delivery = useDeliveryChoice(store.id);
  useMissingQuote(store.id, delivery);
  const { lines } = cart;
  const { tipoPedido, address, quote } = delivery;
  const { terms } = listing;
  const paymentId = payment?.id ?? null;

  const kept = useSavedCoupon();
  const input = useMemo(
    () => localInput({ lines, terms, tipoPedido, quote, payment, additionalFee }),
    [lines, terms, tipoPedido, quote, payment, additionalFee],
  );
  const coupon = useMemo(() => countedCoupon(kept, input), [kept, input]);
  const code = kept?.code ?? null;
  const { cashback, cardId } = useLoyaltyChoice();
  const usesLoyalty = cashback || cardId !== null;
  // Not counted here, or not yet: the server may count it.
  const asksForCoupon = code !== null && coupon === null;

  const local = useMemo(() => priceOrder({ ...input, coupon }), [input, coupon]);
  const situation = useMemo(
    (): CartSituation => ({
      storeId: store.id,
      lines,
      tipoPedido,
      address,
      paymentId,
      coupon: code,
      cashback,
      cardId,
    }),
    [store.id, lines, tipoPedido, address, paymentId, code, cashback, cardId],
  );
  const isDelivery = tipoPedido === ORDER_TYPE.delivery;
  const comparable =
    (tipoPedido === ORDER_TYPE.pickup || (isDelivery && quote !== null)) && !usesLoyalty;
  const priced = useServerTotals({ situation, local, comparable, countsCoupon: coupon !== null });
  useLearnCoupon(priced.coupon, coupon !== null);

  const { totals, failure } = priced;
  const savingWith = (method: PaymentMethod): Cents =>
    savingOf(method, { ...input, coupon }, totals);
  const notServed =
    isDelivery &&
    address !== null &&
    (quote?.taxaEntrega === null || (failure !== null && hasNoFee(failure)));
  const progress = freeDelivery(input);
  const facts: TraceFacts = {
    totals,
    count: cartCount(lines),
    pickup: tipoPedido === ORDER_TYPE.pickup,
    atTable: tipoPedido === ORDER_TYPE.table,
    feeKnown: !isDelivery || (address !== null && totals.taxaEntrega !== null),
    notServed,
    percentDiscount: terms.percentualDesconto,
    freeDeliveryFrom: freeDeliveryFrom(input.terms.minimoEntregaGratis),
    deliveryFree: progress?.reached ?? false,
    neighbourhood: address?.bairro ?? null,
    payment,
    store: store.nome,
  };
  const missing = belowMinimum(totals.valorItens, { terms, tipoPedido, quote });
  // An order carries only a coupon that counts: any other would be refused.
  const usesCoupon = priced.settled ? priced.coupon?.aplicado === true : coupon !== null;
  const usesCard = priced.card?.aplicada === true;
  const ordered = useMemo(
    (): CartSituation => ({
      ...situation,
      coupon: usesCoupon ? situation.coupon : null,
      cardId: usesCard ? situation.cardId : null,
    }),
    [usesCoupon, usesCard, situation],
  );
  const shown = { facts, progress, belowMinimum: missing };
  const asked = { usesLoyalty, asksForCoupon };
  return { cart, delivery, priced, ...asked, ...shown, situation: ordered, coupon, savingWith };
}

export type PricedCartView = ReturnType<typeof usePricedCart>;
