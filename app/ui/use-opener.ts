// What is opened beside a page, and not over it, gives the focus back to what opened it.
import { useRef } from 'react';

export function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    /** While the opener has the focus still. */
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: () =>
      requestAnimationFrame(() => {
        const target = opener.current;
        if (
          document.activeElement === document.body &&
          target instanceof HTMLElement &&
          target.isConnected
        )
          target.focus();
      }),
  };
}
