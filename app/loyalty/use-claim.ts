// Sends a stamp code; one that could not be sent is saved and retried when the connection returns,
// while the code is valid.
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StampCard } from '#contract/entities/loyalty.ts';
import { failure, NETWORK_CODE, NETWORK_SENTENCE } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { readStored, writeStored } from '../storage.ts';
import { codeIn } from './code-text.ts';

/** How long the server accepts a code after it was shown. */
const KEPT_MS = 600_000;

export type Claiming = {
  busy: boolean;
  card: StampCard | null;
  /** The code is waiting for a connection. */
  waiting: boolean;
  error: string | null;
  claim(text: string): Promise<void>;
  reset(): void;
};

export function useClaim(onLate: () => void): Claiming {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<Pick<Claiming, 'busy' | 'card' | 'waiting' | 'error'>>({
    busy: false,
    card: null,
    waiting: false,
    error: null,
  });
  const underWay = useRef(false);

  const claim = async (text: string) => {
    const codigo = codeIn(text);
    if (codigo === null)
      return setState({
        busy: false,
        card: null,
        waiting: false,
        error: t`O código tem oito letras e números.`,
      });
    if (underWay.current) return;
    underWay.current = true;
    setState({ busy: true, card: null, waiting: false, error: null });
    const result = await api()
      .then((client) => client.registerStamp({ codigo }))
      .catch(() => failure(NETWORK_CODE, NETWORK_SENTENCE, 0));
    underWay.current = false;
    if (!result.ok && result.status === 0) {
      writeStored('stampCode', { codigo, until: Date.now() + KEPT_MS });
      return setState({ busy: false, card: null, waiting: true, error: null });
    }
    writeStored('stampCode', null);
    if (!result.ok)
      return setState({ busy: false, card: null, waiting: false, error: failureText(result) });
    setState({ busy: false, card: result.value.cartela, waiting: false, error: null });
    await revalidate();
  };

  const latest = useRef({ claim, onLate });
  latest.current = { claim, onLate };
  useEffect(() => {
    const sendKept = () => {
      const code = keptCode(Date.now());
      if (code === null) return;
      latest.current.onLate();
      void latest.current.claim(code);
    };
    sendKept();
    addEventListener('online', sendKept);
    return () => removeEventListener('online', sendKept);
  }, []);
  const reset = useCallback(
    () => setState({ busy: false, card: null, waiting: false, error: null }),
    [],
  );
  return { ...state, claim, reset };
}

function keptCode(now: number): string | null {
  const kept = readStored('stampCode');
  if (typeof kept !== 'object' || kept === null) return null;
  const { codigo, until } = kept as Record<string, unknown>;
  return typeof codigo === 'string' && typeof until === 'number' && until > now ? codigo : null;
}
