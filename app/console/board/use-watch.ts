// Tells the server that somebody watches the orders of these stores, so that diners are not told
// the opposite.
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../api.ts';

const EVERY_MS = 20_000;

/** Returns how to say it now. */
export function useWatch(storeIds: readonly number[]): () => void {
  const known = useRef(storeIds);
  const tell = useCallback(() => {
    // One that gets lost is followed by the next; a failure is the offline strip's business.
    void api()
      .then((client) => client.watchBoard({ estabelecimentos: [...known.current] }))
      .catch(() => undefined);
  }, []);
  const key = storeIds.join();
  useEffect(() => {
    known.current = key === '' ? [] : key.split(',').map(Number);
    tell();
    const timer = setInterval(tell, EVERY_MS);
    addEventListener('online', tell);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tell);
    };
  }, [key, tell]);
  return tell;
}
