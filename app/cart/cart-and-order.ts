// The cart around an order: what the checkout must know of it, what an order takes from it, and the
// lines of an earlier order put into it.
import { addLines, type LeftOut } from '#rules/cart/add-lines.ts';
import type { CartLine, NewLine } from '#rules/cart/cart.ts';
import { toOrderItems, withoutOrdered } from '#rules/cart/ordered-lines.ts';
import { carts } from './cart-store.ts';

/** Whether the cart is empty now: an order from another tab empties it. */
export function isCartEmpty(storeId: number): boolean {
  return (carts.latest()[storeId] ?? []).length === 0;
}

/** False: another tab has changed or ordered the cart since it was rendered; it is rendered now. */
export function isAsRendered(storeId: number, rendered: readonly CartLine[]): boolean {
  const [now, before] = [carts.latest()[storeId] ?? [], rendered].map((lines) =>
    JSON.stringify(toOrderItems(lines)),
  );
  if (now !== before) carts.renew();
  return now === before;
}

/**
 * Lines of an earlier order, or with new prices, in place of the store's cart or beside it. Returns
 * what the cart has no room for.
 */
export function fillCart(
  storeId: number,
  lines: readonly NewLine[],
  how: 'replace' | 'add',
): LeftOut[] {
  let leftOut: LeftOut[] = [];
  carts.update((all) => {
    const filled = addLines(how === 'add' ? (all[storeId] ?? []) : [], lines);
    leftOut = filled.leftOut;
    return { ...all, [storeId]: filled.lines };
  });
  return leftOut;
}

/** Takes what was ordered out of the cart, and keeps what another tab has added since. */
export function takeOrdered(storeId: number, ordered: readonly CartLine[]): void {
  carts.update((all) => ({ ...all, [storeId]: withoutOrdered(all[storeId] ?? [], ordered) }));
}
