// The events of a sale after the cart, and of a registration. Apart from the first event, which
// every menu loads.
import type { Cents } from '#contract/money.ts';
import { type CartLine, cartSubtotal } from '#rules/cart/cart.ts';
import { trackMoney } from './money-events.ts';
import { isFirstPurchase } from './purchases.ts';
import { toItem } from './track.ts';

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
