// A value that lives in the browser's storage and that React can read: every tab sees the same, and
// a broken value counts as none.
import { onStoredChange, readStored, type StorageKey, writeStored } from '../storage.ts';

export type StoredState<T> = {
  get(): T;
  /**
   * As it stands in storage at this moment: another tab may have written, and its event may still
   * be on its way.
   */
  latest(): T;
  update(change: (value: T) => T): void;
  subscribe(listener: () => void): () => void;
};

/**
 * `parse` must make something of anything, null included; `shrink` may turn an empty value into
 * null, which removes the key.
 */
export function storedState<T>(
  key: StorageKey,
  parse: (raw: unknown) => T,
  shrink: (value: T) => unknown = (value) => value,
): StoredState<T> {
  let value: T | undefined;
  // Private mode refuses to write: the value then lives as long as the page.
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
        // While nobody listens, other tabs write unheard: the next reader looks again.
        if (!memoryOnly) value = undefined;
      };
    },
  };
}
