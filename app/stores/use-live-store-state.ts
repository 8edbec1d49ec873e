// A store's state while a page is open. The cached page may be older than its state, so the browser
// asks again.
import { useEffect, useState } from 'react';
import type { Store, StoreNow } from '#contract/entities/store.ts';
import { api } from '../api.ts';
import { onStaleStore } from '../brand/stale-store.ts';
import { hasGoodConnection } from '../offline/good-connection.ts';
import { serverNow } from '../server-clock.ts';

const POLL_MS = 60_000;
/** The first request waits until the page is idle: it loads the API client. */
const FIRST_MS = 3_000;
/** On a slow connection, after the customer has had time to begin. */
const SLOW_FIRST_MS = 20_000;
/** The state changes on the server's clock; asking slightly later avoids a second request. */
const GRACE_MS = 1_500;

export type LiveStoreState = StoreNow & { now: number };

export function useLiveStoreState(
  store: Pick<Store, 'id' | 'estado' | 'mudaEm' | 'motivo'>,
  renderedAt: number,
): LiveStoreState {
  const [state, setState] = useState<LiveStoreState>({
    estado: store.estado,
    mudaEm: store.mudaEm,
    ...(store.motivo === undefined ? {} : { motivo: store.motivo }),
    semAtendimento: false,
    now: renderedAt,
  });
  const { id } = store;

  useEffect(() => {
    let stopped = false;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const client = await api().catch(() => null);
      const reply = await client?.storeState({ id });
      if (stopped || reply?.ok !== true) return;
      const { estado, mudaEm, motivo, semAtendimento } = reply.value;
      setState((known) =>
        known.estado === estado &&
        known.mudaEm === mudaEm &&
        known.motivo === motivo &&
        known.semAtendimento === semAtendimento
          ? known
          : { ...reply.value, now: serverNow() },
      );
    };
    const first = setTimeout(ask, hasGoodConnection() ? FIRST_MS : SLOW_FIRST_MS);
    const poll = setInterval(ask, POLL_MS);
    document.addEventListener('visibilitychange', ask);
    const stop = onStaleStore(() => void ask());
    return () => {
      stopped = true;
      stop();
      clearTimeout(first);
      clearInterval(poll);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [id]);

  const { mudaEm } = state;
  useEffect(() => {
    if (mudaEm === null) return;
    const wait = Date.parse(mudaEm) - serverNow();
    // Polling covers past changes; distant ones overflow the timer.
    if (wait < 0 || wait > POLL_MS * 2) return;
    const timer = setTimeout(() => {
      void api().then(
        async (client) => {
          const reply = await client.storeState({ id });
          if (reply.ok) setState({ ...reply.value, now: serverNow() });
        },
        () => undefined,
      );
    }, wait + GRACE_MS);
    return () => clearTimeout(timer);
  }, [id, mudaEm]);

  return state;
}
