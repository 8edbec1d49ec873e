// Caches provider replies, for a while and up to a number of entries. A lost entry costs one more
// request.

import type { Now } from '../clock.ts';

type Cached<V> = { value: V; until: number };

export function createMemory<V>(most: number, now: Now) {
  const kept = new Map<string, Cached<V>>();
  return {
    get(key: string): V | undefined {
      const there = kept.get(key);
      if (there === undefined) return undefined;
      if (there.until > now().getTime()) return there.value;
      kept.delete(key);
      return undefined;
    },
    set(key: string, value: V, milliseconds: number): void {
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, { value, until: now().getTime() + milliseconds });
    },
  };
}
