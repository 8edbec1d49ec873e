// Entering the checkout with something to order is told to whoever counts sales.
import { useEffect, useRef } from 'react';
import { trackCheckout } from '../tracking/track.ts';
import type { Checkout } from './use-checkout.ts';

/** Once for each time that the checkout is entered. */
export function useTrackedCheckout({ ready, lines }: Checkout['view']['cart']): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !ready || lines.length === 0) return;
    told.current = true;
    trackCheckout(lines);
  }, [ready, lines]);
}
