// A refused order may be the first to tell that the store is not as the page shows it: without
// being read again, what is wrong would stay on the screen, and be refused at every try.

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
