// The stored cart of the page's store, for the scripts that run before React. They write it by the
// same functions as React, which reads it when it takes over.
import { type CartLine, cartCount, cartSubtotal, type NewLine } from '#rules/cart/cart.ts';
import { formatMoney } from '#rules/price/currency.ts';
import { parseCarts, type SavedCarts, shrinkCarts } from '../cart/saved-carts.ts';
import { HYDRATING } from '../early-press.ts';
import { readStored, writeStored } from '../storage.ts';
import { seatStoreOf } from '../tables/seat-cookie.ts';
import { rememberAdded } from '../tracking/early-adds.ts';

export type EarlyPage = {
  root: HTMLElement;
  lines(): readonly CartLine[];
  /** Writes the lines with the one added; false if the browser refuses to store. */
  write(lines: readonly CartLine[], added: NewLine): boolean;
  money(cents: number): string;
};

/** Null where something else decides: at a table other prices may apply. */
export function earlyPage(): EarlyPage | null {
  const root = document.querySelector<HTMLElement>('[data-early]');
  const storeId = Number(root?.dataset.store);
  if (root === null || !storeId || seatStoreOf(document.cookie) !== null) return null;
  const format = {
    currency: root.dataset.currency ?? 'BRL',
    locale: document.documentElement.lang,
  };
  const carts = (): SavedCarts => parseCarts(readStored('cart'));
  return {
    root,
    lines: () => carts()[storeId] ?? [],
    write(lines, added) {
      const written = writeStored('cart', shrinkCarts({ ...carts(), [storeId]: lines }));
      if (written) rememberAdded(added);
      return written;
    },
    money: (cents) => formatMoney(cents, format),
  };
}

/**
 * Until React takes over: `act` returns whether it has done what the event asks for. A press that
 * it leaves is repeated after hydration (app/early-press.ts).
 */
export function until<Name extends 'click' | 'change'>(
  name: Name,
  act: (target: Element) => boolean,
): void {
  const listen = (event: Event) => {
    if (event.target instanceof Element && act(event.target)) event.preventDefault();
  };
  document.addEventListener(name, listen);
  addEventListener(HYDRATING, () => document.removeEventListener(name, listen), { once: true });
}

/**
 * Reading the stored cart for the first time waits for the disk, and must not delay the first
 * paint. Nothing happens once React takes over.
 */
export function afterPaint(act: () => void): void {
  let over = false;
  addEventListener(
    HYDRATING,
    () => {
      over = true;
    },
    { once: true },
  );
  requestAnimationFrame(() => setTimeout(() => over || act()));
}

/** The bar at the bottom of the menu, which React renders empty and hidden. */
export function showBar({ money }: EarlyPage, lines: readonly CartLine[]): void {
  const bar = document.querySelector<HTMLElement>('.cartbar');
  const frame = bar?.parentElement;
  if (!bar || !frame) return;
  const count = cartCount(lines);
  frame.hidden = count === 0;
  bar.closest('.dock')?.classList.toggle('flat', count === 0);
  for (const [name, text] of [
    ['.count', String(count)],
    ['.num', money(cartSubtotal(lines))],
  ] as const)
    bar.querySelector(name)?.replaceChildren(text);
}
