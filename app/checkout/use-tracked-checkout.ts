// Reports to the sales tags that a checkout with items was opened.
import { useEffect, useRef } from 'react';
import { trackCheckout } from '../tracking/track-order.ts';
import type { Checkout } from './use-checkout.ts';

/** Once per opened checkout. */
export function useTrackedCheckout({ ready, lines }: Checkout['view']['cart']): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !ready || lines.length === 0) return;
    told.current = true;
    trackCheckout(lines);
  }, [ready, lines]);
}
