// What is missing to the store's minimum. Apart from the totals, which the menu needs at once.
import type { Cents } from '#contract/money.ts';
import { type MissingToMinimum, missingToMinimum } from '#rules/cart/checkout.ts';
import { deliveryMinimumAt } from '#rules/places/delivery-minimum.ts';
import type { CartAsk } from './cart-totals.ts';

/** Null when it is reached. */
export function belowMinimum(
  valorItens: Cents,
  { terms, tipoPedido, quote }: Pick<CartAsk, 'terms' | 'tipoPedido' | 'quote'>,
): MissingToMinimum | null {
  return missingToMinimum({
    orderType: tipoPedido,
    valorItens,
    valorMinimoPedido: deliveryMinimumAt(quote, terms.valorMinimoPedido),
    valorMinimoRetiradaNoLocal: terms.valorMinimoRetiradaNoLocal,
  });
}
