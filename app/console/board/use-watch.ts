// Tells the server that someone watches these stores' orders, so that customers are not warned.
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../api.ts';

const EVERY_MS = 20_000;

/** Returns a function that reports it now. */
export function useWatch(storeIds: readonly number[]): () => void {
  const known = useRef(storeIds);
  const tell = useCallback(() => {
    // A lost report is followed by the next; the offline strip shows failures.
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
