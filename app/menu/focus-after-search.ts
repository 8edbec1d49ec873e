// Moves the focus when the search closes, because its field and buttons are removed: to the link
// that opens the search on a phone, to the first category on a desktop.
import { useEffect } from 'react';

const PLACES = 'a[href*="busca="], nav.side a';

/** For the screen of the search, which the menu loads on demand. */
export function useFocusAfterSearch(): void {
  useEffect(
    () => () => {
      // The top bar's field stays, and so does the focus in it.
      if (document.activeElement !== document.body) return;
      const places = [...document.querySelectorAll<HTMLElement>(PLACES)];
      // Only those of the present width are drawn.
      places.find(({ offsetParent }) => offsetParent !== null)?.focus({ preventScroll: true });
    },
    [],
  );
}
