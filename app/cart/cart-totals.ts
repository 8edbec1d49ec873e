// The totals that the browser computes at once, by the server's rules.
import type { DeliveryQuote } from '#contract/entities/address.ts';
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { OrderType } from '#contract/entities/order.ts';
import type { PaymentMethod } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { type CartLine, pricedLines } from '#rules/cart/cart.ts';
import type { PricingInput } from '#rules/price/pricing.ts';
import { pricingInput } from '#rules/price/pricing-input.ts';

export type CartAsk = {
  lines: readonly CartLine[];
  terms: MenuTerms;
  tipoPedido: OrderType;
  quote: DeliveryQuote | null;
  payment: Pick<PaymentMethod, 'desconto'> | null;
  additionalFee: Cents;
};

/**
 * Excludes what only the server knows: a table's service, credit and stamp cards. The coupon is
 * computed separately.
 */
export function localInput({ lines, tipoPedido, quote, ...rest }: CartAsk): PricingInput {
  return pricingInput({
    ...rest,
    lines: pricedLines(lines),
    orderType: tipoPedido,
    area: quote,
    coupon: null,
    stampCardDiscount: 0,
    cashback: 0,
    servicePercent: 0,
  });
}
