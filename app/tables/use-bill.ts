// The bill as it stands now: asked for every few seconds while somebody looks at it, and what was known stays on the screen when a look fails.
import { useCallback, useEffect, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { AtTable } from '#contract/entities/table.ts';
import type { Result } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useToast } from '../ui/toast.tsx';
import { keepSeat } from './seat-cookie.ts';

const LOOK_MS = 4_000;

export function useBill(first: AtTable) {
  const { show } = useToast();
  const [at, setAt] = useState(first);
  const [stale, setStale] = useState(false);
  const learn = useCallback((next: AtTable) => {
    setAt(next);
    setStale(false);
    keepSeat(next.mesa === null ? null : { storeId: next.mesa.idEstabelecimento, label: next.mesa.rotulo });
  }, []);
  useEffect(() => {
    let over = false;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const result = await (await api()).tableState({});
        if (over) return;
        if (result.ok) learn(result.value);
        else setStale(true);
      } catch {
        if (!over) setStale(true);
      }
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      over = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [learn]);
  const change = async (ask: (client: Client) => Promise<Result<AtTable>>): Promise<boolean> => {
    const result = await api().then(ask, () => null);
    if (result?.ok) learn(result.value);
    else if (result !== null) show({ text: result.mensagem, tone: 'danger' });
    return result?.ok ?? false;
  };
  return { at, stale, change };
}
