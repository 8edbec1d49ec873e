// Puts a line that was opened again and changed back into its store's cart.
import type { NewLine } from '#rules/cart/cart.ts';
import { replaceLine } from '#rules/cart/edited-line.ts';
import { carts } from '../../cart/cart-store.ts';

/** `key`: of the line before it was changed. */
export function replaceInCart(storeId: number, key: string, line: NewLine): void {
  carts.update((all) => ({ ...all, [storeId]: replaceLine(all[storeId] ?? [], key, line) }));
}
