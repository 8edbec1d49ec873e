// The events of a sale, with our own names, as sales events.
import type { Cents } from '#contract/money.ts';
import { type CartLine, cartSubtotal, type NewLine } from '#rules/cart/cart.ts';
import { itemTotal } from '#rules/price/lines.ts';
import { itemCount } from '#rules/price/weight.ts';
import { type TrackedItem, trackMoney } from './money-events.ts';
import { isFirstPurchase } from './purchases.ts';

/** What was weighed is one piece at the price of its weight. */
const toItem = (line: NewLine): TrackedItem => ({
  id: String(line.produto.id),
  name: line.produto.nome,
  quantity: itemCount(line.produto),
  price: (line.produto.gramas === undefined ? line.valorProdutoHistorico : itemTotal(line)) / 100,
});

export function trackAddToCart(line: NewLine): void {
  trackMoney({
    name: 'AddToCart',
    cents: itemTotal(line),
    items: [toItem(line)],
  });
}

export function trackCheckout(lines: readonly CartLine[]): void {
  trackMoney({ name: 'InitiateCheckout', cents: cartSubtotal(lines), items: lines.map(toItem) });
}

export function trackRegistration(): void {
  trackMoney({ name: 'CompleteRegistration', cents: 0 });
}

type Purchase = {
  orderId: number;
  total: Cents;
  shipping: Cents;
  coupon: string | null;
  lines: readonly CartLine[];
};

/** Once per order: a second tab or a repeated answer reports nothing. */
export function trackPurchase({ orderId, total, shipping, coupon, lines }: Purchase): void {
  if (!isFirstPurchase(orderId)) return;
  trackMoney({
    name: 'Purchase',
    orderId,
    cents: total,
    shipping: shipping / 100,
    coupon,
    items: lines.map(toItem),
  });
}
