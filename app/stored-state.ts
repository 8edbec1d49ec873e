// A value in the browser's storage that React can read: shared by all tabs; an invalid value counts
// as none.
import { onStoredChange, readStored, type StorageKey, writeStored } from './storage.ts';

export type StoredState<T> = {
  get(): T;
  /** Read from storage now: another tab may have written, and its event may be pending. */
  latest(): T;
  update(change: (value: T) => T): void;
  /** Reads again, because another tab has written. */
  renew(): void;
  /** `elsewhere`: another tab has changed it. */
  subscribe(listener: (elsewhere: boolean) => void): () => void;
};

/**
 * `parse` must accept anything, including null; `shrink` may turn an empty value into null, which
 * removes the key.
 */
export function storedState<T>(
  key: StorageKey,
  parse: (raw: unknown) => T,
  shrink: (value: T) => unknown = (value) => value,
): StoredState<T> {
  let value: T | undefined;
  // Private mode refuses to write: the value then lasts as long as the page.
  let memoryOnly = false;
  let stop: (() => void) | null = null;
  const listeners = new Set<(elsewhere: boolean) => void>();
  const tell = (elsewhere: boolean) => {
    for (const listener of listeners) listener(elsewhere);
  };
  const get = () => {
    value ??= parse(readStored(key));
    return value;
  };
  const latest = () => (memoryOnly ? get() : parse(readStored(key)));
  const renew = () => {
    if (!memoryOnly) value = undefined;
    tell(true);
  };
  return {
    get,
    latest,
    update(change) {
      value = change(latest());
      memoryOnly = !writeStored(key, shrink(value));
      tell(false);
    },
    renew,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= onStoredChange(key, renew);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
        // Without listeners, writes of other tabs go unnoticed: the next reader reads again.
        if (!memoryOnly) value = undefined;
      };
    },
  };
}
