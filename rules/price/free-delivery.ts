// From which value delivery is free, and what a cart lacks for it. Apart from the other steps of a
// price, which a menu does not need.
import type { OrderType } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';
import { ORDER_TYPE } from '../orders/order-type.ts';
import { type PricedLine, sumLines } from './lines.ts';

/** A free-delivery minimum of R$ 999 or more means that there is none. */
const NO_FREE_DELIVERY_FROM: Cents = 99_900;

/**
 * The minimum as a named case, from either side: the browser's codec has converted it, a database
 * row has not.
 */
export function freeDeliveryFrom(minimum: Cents | null): Cents | null {
  return minimum === null || minimum < 0 || minimum >= NO_FREE_DELIVERY_FROM ? null : minimum;
}

/** Uses the items before discounts: the amount shown as 'itens'. */
export function reachesFreeDelivery(items: Cents, ofTerms: Cents | null): boolean {
  const minimum = freeDeliveryFrom(ofTerms);
  return minimum !== null && items >= minimum;
}

type CartForDelivery = {
  items: readonly PricedLine[];
  orderType: OrderType;
  terms: { minimoEntregaGratis: Cents | null };
  /** Null: the address is not served. */
  deliveryFee: Cents | null;
};

export type FreeDelivery = { minimum: Cents; missing: Cents; part: number; reached: boolean };

/** What the cart lacks for free delivery; null if there is none, or if delivery is free anyway. */
export function freeDelivery({
  items,
  orderType,
  terms,
  deliveryFee,
}: CartForDelivery): FreeDelivery | null {
  const minimum = freeDeliveryFrom(terms.minimoEntregaGratis);
  if (orderType !== ORDER_TYPE.delivery || deliveryFee === 0 || minimum === null || minimum === 0)
    return null;
  const sum = sumLines(items);
  return {
    minimum,
    missing: Math.max(0, minimum - sum),
    part: Math.min(1, sum / minimum),
    reached: reachesFreeDelivery(sum, minimum),
  };
}
