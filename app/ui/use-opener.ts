// Restores focus to the opener of something beside the page.
import { useRef } from 'react';

export function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    /** While the opener still has focus. */
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
