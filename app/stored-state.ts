// A value in the browser's storage that React can read: shared by all tabs; an invalid value counts
// as none.
import { onStoredChange, readStored, type StorageKey, writeStored } from './storage.ts';

export type StoredState<T> = {
  get(): T;
  /** Read from storage now: another tab may have written, and its event may be pending. */
  latest(): T;
  update(change: (value: T) => T): void;
  subscribe(listener: () => void): () => void;
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
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const get = () => {
    value ??= parse(readStored(key));
    return value;
  };
  const latest = () => (memoryOnly ? get() : parse(readStored(key)));
  return {
    get,
    latest,
    update(change) {
      value = change(latest());
      memoryOnly = !writeStored(key, shrink(value));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      stop ??= onStoredChange(key, () => {
        value = undefined;
        tell();
      });
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
