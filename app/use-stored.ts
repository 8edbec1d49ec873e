// What this browser has stored, as React reads it: null on the server and during hydration. The
// page then changes in a transition, which can be interrupted: read at once, it would be rendered
// again in one piece, right after hydration.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

type Subscribe = (listener: () => void) => () => void;

/** Parts that are mounted after hydration read at once. */
let hydrated = false;
const none = () => null;

export function useStored<T>(subscribe: Subscribe, get: () => T): T | null {
  const [ready, setReady] = useState(hydrated);
  useEffect(() => {
    hydrated = true;
    startTransition(() => setReady(true));
  }, []);
  return useSyncExternalStore<T | null>(subscribe, ready ? get : none, none);
}
