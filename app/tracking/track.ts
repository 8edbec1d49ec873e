// The first event of a sale, and a line of the cart as all of them name it.
import type { NewLine } from '#rules/cart/cart.ts';
import { itemTotal } from '#rules/price/lines.ts';
import { itemCount } from '#rules/price/weight.ts';
import { type TrackedItem, trackMoney } from './money-events.ts';

/** What was weighed is one piece at the price of its weight. */
export const toItem = (line: NewLine): TrackedItem => ({
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
