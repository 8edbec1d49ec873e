// The current bill: reloaded when the server reports a change, and every few seconds without a
// stream; a failed refresh keeps what is shown.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { AtTable } from '#contract/entities/table.ts';
import type { Result } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { forgetListing } from '../listing/menu-memory.ts';
import { listen } from '../orders/listen.ts';
import { useToast } from '../ui/toast.tsx';
import { saveSeat } from './seat-cookie.ts';
import { isUnderWay } from './under-way.ts';

const LOOK_MS = 4_000;
/** A stream can fail silently; an occasional poll is cheap. */
const SAFETY_LOOK_MS = 30_000;

export function useBill(first: AtTable) {
  const { show } = useToast();
  const failureText = useFailureText();
  const [at, setAt] = useState(first);
  const [stale, setStale] = useState(false);
  const [left, setLeft] = useState(false);
  const [live, setLive] = useState(false);
  // Its money may be on its way, and a bill that is over does not name it any more.
  const [unfinished, setUnfinished] = useState(false);
  const paying = useRef(isUnderWay(first.pagamento));
  // A request sent before a change would show the old bill.
  const changes = useRef(0);
  const learn = useCallback((next: AtTable) => {
    setAt(next);
    setStale(false);
    if (next.mesa === null) {
      forgetListing();
      if (paying.current) setUnfinished(true);
    }
    paying.current = isUnderWay(next.pagamento);
    saveSeat(next.mesa);
  }, []);
  const gone = useRef(false);
  const look = useCallback(async () => {
    if (document.visibilityState !== 'visible') return;
    const seen = changes.current;
    try {
      const result = await (await api()).tableState({});
      if (gone.current || seen !== changes.current) return;
      if (result.ok) learn(result.value);
      else setStale(true);
    } catch {
      if (!gone.current) setStale(true);
    }
  }, [learn]);
  useEffect(() => {
    gone.current = false;
    void look();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      gone.current = true;
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [look]);
  const seated = at.mesa !== null;
  useEffect(() => {
    if (!seated) return;
    return listen('tableEvents', {}, { conta: () => void look() }, setLive);
  }, [look, seated]);
  useEffect(() => {
    const timer = setInterval(look, live ? SAFETY_LOOK_MS : LOOK_MS);
    return () => clearInterval(timer);
  }, [look, live]);
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
  return { at, stale, left, unfinished, change, leave };
}
