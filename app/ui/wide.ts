// Whether there is room for what only a desktop shows: false on the server and in the first
// picture. The stylesheets' `desk-only` begins at the same width.
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
