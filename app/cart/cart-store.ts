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
  type NewLine,
  removeLine,
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
  clear(): void;
};

export const carts = storedState<SavedCarts>('cart', parseCarts, shrinkCarts);
const nothing: readonly CartLine[] = [];

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
