// A cache bounded by bytes: with thousands of brands, those that nobody visits give way to others.
export type ByteCache<Value> = {
  get(key: string): Promise<Value> | undefined;
  put(key: string, made: Promise<Value>): Promise<Value>;
  /** Drops the entries whose keys begin so. */
  forget(beginning: string): void;
  /** How many bytes are cached. */
  bytes(): number;
};

/** `weigh` estimates what a value takes. */
export function createByteCache<Value>(
  most: number,
  weigh: (value: Value) => number,
): ByteCache<Value> {
  // A map keeps the order of its keys: the first was used longest ago.
  const kept = new Map<string, { made: Promise<Value>; bytes: number }>();
  let newest = '';
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }
  function makeRoom(): void {
    for (const key of kept.keys()) {
      if (total <= most || kept.size === 1) return;
      drop(key);
    }
  }
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      // A map that is deleted from and added to must be replaced now and then.
      if (key !== newest) {
        kept.delete(key);
        kept.set(key, found);
        newest = key;
      }
      return found.made;
    },
    put(key, made) {
      drop(key);
      const entry = { made, bytes: 0 };
      kept.set(key, entry);
      newest = key;
      made.then(
        (value) => {
          if (kept.get(key) !== entry) return;
          entry.bytes = weigh(value);
          total += entry.bytes;
          makeRoom();
        },
        // A failed read must not be cached: the next request tries again.
        () => {
          if (kept.get(key) === entry) drop(key);
        },
      );
      return made;
    },
    forget(beginning) {
      for (const key of kept.keys()) if (key.startsWith(beginning)) drop(key);
    },
    bytes: () => total,
  };
}
