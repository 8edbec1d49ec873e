// A store's cart, shared by all tabs. On the server and during hydration it is empty and not
// `ready`.
import { useMemo } from 'react';
import type { Cents } from '#contract/money.ts';
import {
  addLine,
  type CartLine,
  cartCount,
  cartSubtotal,
  changeQuantity,
  mergeLines,
  type NewLine,
  removeLine,
  replaceLine,
  toOrderItems,
  withoutOrdered,
} from '#rules/cart/cart.ts';
import { storedState } from '../stored-state.ts';
import { trackAddToCart } from '../tracking/track.ts';
import { useStored } from '../use-stored.ts';
import { parseCarts, type SavedCarts, shrinkCarts } from './saved-carts.ts';

export type { CartLine, NewLine } from '#rules/cart/cart.ts';

export type Cart = {
  ready: boolean;
  lines: CartLine[];
  count: number;
  subtotal: Cents;
  add(line: NewLine): void;
  setQuantity(key: string, quantity: number): void;
  remove(key: string): void;
  replace(key: string, line: NewLine): void;
  /** Replaces all lines. */
  restore(lines: readonly NewLine[]): void;
  /** Keeps what another tab has added since these lines were sent. */
  takeOrdered(lines: readonly CartLine[]): void;
  clear(): void;
};

const carts = storedState<SavedCarts>('cart', parseCarts, shrinkCarts);
const nothing: readonly CartLine[] = [];

/** Whether the cart is empty now: an order from another tab empties it. */
export function isCartEmpty(storeId: number): boolean {
  return (carts.latest()[storeId] ?? nothing).length === 0;
}

/** False: another tab has changed or ordered the cart since it was rendered; it is rendered now. */
export function isAsRendered(storeId: number, rendered: readonly CartLine[]): boolean {
  const [now, before] = [carts.latest()[storeId] ?? nothing, rendered].map((lines) =>
    JSON.stringify(toOrderItems(lines)),
  );
  if (now !== before) carts.update((all) => all);
  return now === before;
}

/**
 * For screens without a cart: puts an order's lines into its store's cart, replacing or joining the
 * lines there.
 */
export function fillCart(storeId: number, lines: readonly NewLine[], how: 'replace' | 'add'): void {
  carts.update((all) => ({
    ...all,
    [storeId]: mergeLines([...(how === 'add' ? (all[storeId] ?? nothing) : nothing), ...lines]),
  }));
}

export function useCart(storeId: number): Cart {
  const kept = useStored(carts.subscribe, carts.get);
  const lines = kept?.[storeId] ?? nothing;
  const actions = useMemo(() => {
    const change = (next: (lines: readonly CartLine[]) => readonly CartLine[]) =>
      carts.update((all) => ({ ...all, [storeId]: next(all[storeId] ?? nothing) }));
    return {
      add(line: NewLine) {
        change((all) => addLine(all, line));
        trackAddToCart(line);
      },
      setQuantity: (key: string, quantity: number) =>
        change((all) => changeQuantity(all, key, quantity)),
      remove: (key: string) => change((all) => removeLine(all, key)),
      replace: (key: string, line: NewLine) => change((all) => replaceLine(all, key, line)),
      restore: (all: readonly NewLine[]) => change(() => mergeLines(all)),
      takeOrdered: (ordered: readonly CartLine[]) => change((all) => withoutOrdered(all, ordered)),
      clear: () => change(() => nothing),
    };
  }, [storeId]);
  return useMemo(
    () => ({
      ready: kept !== null,
      lines: [...lines],
      count: cartCount(lines),
      subtotal: cartSubtotal(lines),
      ...actions,
    }),
    [kept, lines, actions],
  );
}
