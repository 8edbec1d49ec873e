// A closed search takes its field and buttons with it: the keyboard goes on at the menu, where the
// search is opened on a phone and at the first category on a desktop.
import { useEffect } from 'react';

const PLACES = 'a[href*="busca="], nav.side a';

/** For the screen of the search, which the menu does not load before it is asked for. */
export function useFocusAfterSearch(): void {
  useEffect(
    () => () => {
      // Who typed into the top bar is still there.
      if (document.activeElement !== document.body) return;
      const places = [...document.querySelectorAll<HTMLElement>(PLACES)];
      // Only those of the present width are drawn.
      places.find(({ offsetParent }) => offsetParent !== null)?.focus({ preventScroll: true });
    },
    [],
  );
}
