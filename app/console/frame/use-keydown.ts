// Keys that a screen of the console hears wherever the focus is.
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens from the commit that shows the screen. A passive effect comes later, and would lose a key
 * that is pressed as soon as the screen is seen.
 */
export function useKeydown(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
