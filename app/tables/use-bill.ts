// The bill as it stands now: asked for every few seconds while somebody looks at it, and what was known stays on the screen when a look fails.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { AtTable } from '#contract/entities/table.ts';
import type { Result } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { forgetListing } from '../menu/menu-memory.ts';
import { useToast } from '../ui/toast.tsx';
import { keepSeat } from './seat-cookie.ts';

const LOOK_MS = 4_000;

export function useBill(first: AtTable) {
  const { show } = useToast();
  const failureText = useFailureText();
  const [at, setAt] = useState(first);
  const [stale, setStale] = useState(false);
  const [left, setLeft] = useState(false);
  // A look that began before a change would show the bill as it was.
  const changes = useRef(0);
  const learn = useCallback((next: AtTable) => {
    setAt(next);
    setStale(false);
    if (next.mesa === null) forgetListing();
    keepSeat(next.mesa);
  }, []);
  useEffect(() => {
    let over = false;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const seen = changes.current;
      try {
        const result = await (await api()).tableState({});
        if (over || seen !== changes.current) return;
        if (result.ok) learn(result.value);
        else setStale(true);
      } catch {
        if (!over) setStale(true);
      }
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      over = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [learn]);
  const change = useCallback(
    async (ask: (client: Client) => Promise<Result<AtTable>>): Promise<boolean> => {
      changes.current++;
      const result = await api().then(ask, () => null);
      changes.current++;
      if (result?.ok) learn(result.value);
      else if (result === null) setStale(true);
      else show({ text: failureText(result), tone: 'danger' });
      return result?.ok ?? false;
    },
    [failureText, learn, show],
  );
  const leave = async () => {
    if (await change((client) => client.leaveTable({}))) setLeft(true);
  };
  return { at, stale, left, change, leave };
}
