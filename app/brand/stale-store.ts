// Announces that the store is no longer as the page shows it, which a refused order may be the
// first to show. Unless the store is read again, every further try is refused as well.

const STALE = 'quitute:stale-store';

/** The store's terms, menu and state are read again. */
export function tellStaleStore(): void {
  dispatchEvent(new Event(STALE));
}

/** Returns how to stop. */
export function onStaleStore(listener: () => void): () => void {
  addEventListener(STALE, listener);
  return () => removeEventListener(STALE, listener);
}
