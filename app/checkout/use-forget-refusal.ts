// Takes a refusal off the checkout once the customer has corrected what it named, such as a time
// that was full. One that named nothing, or whose order may have arrived, stays until the next try.
import { useEffect, useEffectEvent, useRef } from 'react';
import { isUncertain } from '#contract/lost-replies.ts';
import type { Placing } from './use-place-order.ts';

/** `isOpen`: the checkout lacks something that the customer can correct. */
export function useForgetRefusal({ failure, forgetFailure }: Placing, isOpen: boolean): void {
  const wasOpen = useRef(false);
  const forget = useEffectEvent(forgetFailure);
  useEffect(() => {
    if (failure === null || isUncertain(failure)) wasOpen.current = false;
    else if (isOpen) wasOpen.current = true;
    else if (wasOpen.current) forget();
  }, [failure, isOpen]);
}
