// The price of an order, step by step, each step a line that the customer can read. The browser
// computes it at once; the server's result is authoritative.
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { OrderType } from '#contract/entities/order.ts';
import type { OrderTotals, PriceLine } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import { ORDER_TYPE } from '../orders/order-type.ts';
import { capped, type Discount, percentDiscount } from './discounts.ts';
import { reachesFreeDelivery } from './free-delivery.ts';
import { type PricedLine, sumLines } from './lines.ts';

export type PricingInput = {
  items: readonly PricedLine[];
  orderType: OrderType;
  terms: MenuTerms;
  coupon: Discount | null;
  stampCardDiscount: Cents;
  cashback: Cents;
  paymentPercent: number;
  /** null: the address is not served. Callers refuse such an order before they show its totals. */
  deliveryFee: Cents | null;
  additionalFee: Cents;
  servicePercent: number;
};

export function priceOrder(input: PricingInput): OrderTotals {
  const items = sumLines(input.items);
  let left = items;
  /** Takes a discount off the remainder, never more than that. */
  const take = (wanted: Cents): Cents => {
    const taken = Math.min(Math.max(0, wanted), left);
    left -= taken;
    return taken;
  };

  const percentTerms = percentStep(input);
  const fixedTerms = fixedStep(input);
  const percent = take(percentTerms.value);
  const fixed = take(fixedTerms.value);
  const stampCard = take(input.stampCardDiscount);
  const cashback = take(input.cashback);
  const payment = take(percentDiscount(left, input.paymentPercent));

  const taxaEntrega = quotedFee(input);
  const freeAnyway = reachesFreeDelivery(items, input.terms.minimoEntregaGratis);
  const freedByCoupon =
    !freeAnyway && (input.coupon?.freteGratis ?? false) && taxaEntrega !== null && taxaEntrega > 0;
  const valorEntrega = taxaEntrega === null || freeAnyway || freedByCoupon ? 0 : taxaEntrega;
  const taxaAdicional = Math.max(0, input.additionalFee);
  // Service is charged on what the customer pays for the food, after discounts.
  const service =
    input.orderType === ORDER_TYPE.table ? percentDiscount(left, input.servicePercent) : 0;
  const valorTotal = left + valorEntrega + taxaAdicional + service;

  const trace: PriceLine[] = [
    { chave: 'descontoPercentual', valor: -percent, ...givenBy(percentTerms.byCoupon, input) },
    { chave: 'descontoFixo', valor: -fixed, ...givenBy(fixedTerms.byCoupon, input) },
    { chave: 'cartela', valor: -stampCard },
    { chave: 'cashback', valor: -cashback },
    { chave: 'descontoFormaPagamento', valor: -payment },
    { chave: 'entrega', valor: valorEntrega, ...givenBy(freedByCoupon, input) },
    { chave: 'taxaAdicional', valor: taxaAdicional },
    { chave: 'servico', valor: service },
  ];
  return {
    valorItens: items,
    valorDesconto: percent + fixed + stampCard + cashback,
    descontoFormaPagamento: payment,
    taxaEntrega,
    valorEntrega,
    taxaAdicional,
    valorTotal,
    composicao: [
      { chave: 'itens', valor: items, ...layersOf(input.items) },
      ...trace.filter((line) => line.valor !== 0 || (freedByCoupon && line.chave === 'entrega')),
      { chave: 'total', valor: valorTotal },
    ],
  };
}

/** Whose prices the items have besides the brand's. */
function layersOf(items: readonly PricedLine[]): Pick<PriceLine, 'camadas'> {
  const camadas = [...new Set(items.flatMap(({ layer }) => layer ?? []))];
  return camadas.length === 0 ? {} : { camadas };
}

/** The amount of a step, and whether it comes from the coupon. */
type Step = { value: Cents; byCoupon: boolean };

/** The larger of two: a coupon must never make an order more expensive. */
function larger(without: Cents, fromCoupon: Cents): Step {
  return fromCoupon > without
    ? { value: fromCoupon, byCoupon: true }
    : { value: without, byCoupon: false };
}

/** Marks a line of the trace that comes from the coupon. */
function givenBy(byCoupon: boolean, { coupon }: PricingInput): Pick<PriceLine, 'cupomDesconto'> {
  return byCoupon && coupon !== null ? { cupomDesconto: coupon.codigoCupom } : {};
}

/**
 * The coupon's percent or the menu's, whichever is worth more here. Promotional items are excluded.
 */
function percentStep({ items, terms, coupon }: PricingInput): Step {
  const base = capped(
    sumLines(items.filter((item) => !item.promotional)),
    terms.maximoPedidoComDesconto,
  );
  const fromMenu = capped(percentDiscount(base, terms.percentualDesconto), terms.maximoDesconto);
  if (!coupon) return { value: fromMenu, byCoupon: false };
  return larger(
    fromMenu,
    capped(
      percentDiscount(base, coupon.valorDescontoPercentual),
      coupon.maximoDesconto,
      terms.maximoDesconto,
    ),
  );
}

/** The larger of the menu's fixed discount and the coupon's. */
function fixedStep({ terms, coupon }: PricingInput): Step {
  const without = capped(terms.valorDesconto, terms.maximoDesconto);
  return coupon
    ? larger(without, capped(coupon.valorDesconto, coupon.maximoDesconto, terms.maximoDesconto))
    : { value: without, byCoupon: false };
}

function quotedFee({ orderType, deliveryFee }: PricingInput): Cents | null {
  if (orderType !== ORDER_TYPE.delivery) return 0;
  return deliveryFee === null || deliveryFee < 0 ? null : deliveryFee;
}

/** Delivery would be free without a coupon. False while the fee is unknown. */
export function isDeliveryFree({ items, terms, deliveryFee }: PricingInput): boolean {
  return deliveryFee === 0 || reachesFreeDelivery(sumLines(items), terms.minimoEntregaGratis);
}
