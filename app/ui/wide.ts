// Whether there is room for desktop-only content: false on the server and in the first render. The
// stylesheets' `desk-only` uses the same width.
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 900px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
