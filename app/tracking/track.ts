// The events of a sale, with our own names, as sales events.
import type { Cents } from '#contract/money.ts';
import { type CartLine, cartSubtotal, type NewLine } from '#rules/cart/cart.ts';
import { type TrackedItem, trackMoney } from './money-events.ts';
import { isFirstPurchase } from './purchases.ts';

const toItem = ({ produto, valorProdutoHistorico }: NewLine): TrackedItem => ({
  id: String(produto.id),
  name: produto.nome,
  quantity: produto.quantidade,
  price: valorProdutoHistorico / 100,
});

export function trackAddToCart(line: NewLine): void {
  trackMoney({
    name: 'AddToCart',
    cents: line.valorProdutoHistorico * line.produto.quantidade,
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
