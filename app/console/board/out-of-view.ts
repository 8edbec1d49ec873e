// Whether an order's card cannot be seen at all: scrolled away, or in a column that is not shown.
import { useEffect, useState } from 'react';

/** The card of an order on the board; its heading has the id. */
export const cardOf = (orderId: number): HTMLElement | null =>
  document.getElementById(`order-${orderId}`)?.closest('article') ?? null;

/** Null: no order. A part of a card is enough to be seen: on a low screen none fits. */
export function useOutOfView(orderId: number | null): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const card = orderId === null ? null : cardOf(orderId);
    if (card === null) return setHidden(false);
    const watch = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting !== true));
    watch.observe(card);
    return () => watch.disconnect();
  }, [orderId]);
  return hidden;
}
