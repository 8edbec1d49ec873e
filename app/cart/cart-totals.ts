// The totals that the browser works out by itself, at once, by the same rules that the server
// insists on.
import type { DeliveryQuote } from '#contract/entities/address.ts';
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { OrderTotals, OrderType } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';
import type { CartLine } from '#rules/cart/cart.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { deliveryMinimumAt, freeDeliveryMinimumAt } from '#rules/places/delivery.ts';
import type { Coupon } from '#rules/price/coupons.ts';
import { freeDeliveryFrom, priceOrder } from '#rules/price/pricing.ts';

export type TotalsInput = {
  lines: readonly CartLine[];
  terms: MenuTerms;
  tipoPedido: OrderType;
  quote: DeliveryQuote | null;
  /** Percent that the chosen payment method takes off; 0 while none is chosen. */
  paymentPercent: number;
  additionalFee: Cents;
  coupon: Coupon | null;
};

export function localTotals({
  lines,
  terms,
  tipoPedido,
  quote,
  paymentPercent,
  additionalFee,
  coupon,
}: TotalsInput): OrderTotals {
  return priceOrder({
    items: lines.map(({ produto, valorProdutoHistorico }) => ({
      unit: valorProdutoHistorico,
      quantity: produto.quantidade,
      promotional: produto.promocional,
    })),
    orderType: tipoPedido,
    terms: {
      ...terms,
      minimoEntregaGratis: freeDeliveryMinimumAt(quote, terms.minimoEntregaGratis),
    },
    coupon,
    orderDiscount: 0,
    stampCardDiscount: 0,
    cashback: 0,
    paymentPercent,
    deliveryFee: quote?.taxaEntrega ?? null,
    additionalFee,
    servicePercent: 0,
  });
}

export type FreeDelivery = { minimum: Cents; missing: Cents; part: number; reached: boolean };

/**
 * How far the cart is from free delivery; null where there is none, or where delivery costs nothing
 * anyway.
 */
export function freeDelivery({
  lines,
  terms,
  tipoPedido,
  quote,
}: Pick<TotalsInput, 'lines' | 'terms' | 'tipoPedido' | 'quote'>): FreeDelivery | null {
  const minimum = freeDeliveryFrom(freeDeliveryMinimumAt(quote, terms.minimoEntregaGratis));
  if (
    tipoPedido !== ORDER_TYPE.delivery ||
    minimum === null ||
    minimum === 0 ||
    quote?.taxaEntrega === 0
  )
    return null;
  const items = lines.reduce(
    (sum, { produto, valorProdutoHistorico }) => sum + valorProdutoHistorico * produto.quantidade,
    0,
  );
  return {
    minimum,
    missing: Math.max(0, minimum - items),
    part: Math.min(1, items / minimum),
    reached: items >= minimum,
  };
}

export type MissingToMinimum = { minimum: Cents; missing: Cents };

/** What the items still lack for the store to take the order; null when they reach it. */
export function missingToMinimum(
  items: Cents,
  { terms, tipoPedido, quote }: Pick<TotalsInput, 'terms' | 'tipoPedido' | 'quote'>,
): MissingToMinimum | null {
  if (tipoPedido === ORDER_TYPE.table) return null;
  const minimum =
    tipoPedido === ORDER_TYPE.pickup
      ? terms.valorMinimoRetiradaNoLocal
      : deliveryMinimumAt(quote, terms.valorMinimoPedido);
  return items < minimum ? { minimum, missing: minimum - items } : null;
}
