// The storage of a browser, in memory: for `vi.stubGlobal('localStorage', …)` and that of the tab.

/** `kept` has the values, for a test that reads or writes past the code under test. */
export function memoryStorage(kept = new Map<string, string>()): Storage {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    key: (at) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}
