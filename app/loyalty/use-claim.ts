// Sends a stamp code; one that could not be sent is saved and retried when the connection returns,
// while the code is valid.
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StampCard } from '#contract/entities/loyalty.ts';
import { isLost } from '#contract/lost-replies.ts';
import { readStored, writeStored } from '../storage.ts';
import { useCall } from '../use-call.ts';
import { whenSiteAnswers } from '../when-site-answers.ts';
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

type Claimed = Pick<Claiming, 'card' | 'waiting' | 'error'>;
const nothing: Claimed = { card: null, waiting: false, error: null };

export function useClaim(onLate: () => void): Claiming {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall({ reread: 'never' });
  const [claimed, setClaimed] = useState(nothing);
  /** The code of a call whose reply was lost. */
  const sent = useRef<string | null>(null);

  const claim = async (text: string) => {
    const codigo = codeIn(text);
    if (codigo === null)
      return setClaimed({ ...nothing, error: t`O código tem oito letras e números.` });
    if (busy) return;
    setClaimed(nothing);
    const reenvio = sent.current === codigo || savedCode(Date.now()) === codigo;
    const result = await run((client) => client.registerStamp({ codigo, reenvio }));
    if (result === null) return;
    sent.current = !result.ok && isLost(result) ? codigo : null;
    if (!result.ok && result.status === 0) {
      writeStored('stampCode', { codigo, until: Date.now() + KEPT_MS });
      return setClaimed({ ...nothing, waiting: true });
    }
    writeStored('stampCode', null);
    if (!result.ok) return setClaimed({ ...nothing, error: result.text });
    setClaimed({ ...nothing, card: result.value.cartela });
    await revalidate();
  };

  const sendSaved = useEffectEvent(() => {
    const code = savedCode(Date.now());
    if (code === null) return;
    onLate();
    void claim(code);
  });
  useEffect(() => sendSaved(), []);
  useEffect(() => (claimed.waiting ? whenSiteAnswers(() => sendSaved()) : undefined), [claimed]);
  const reset = useCallback(() => setClaimed(nothing), []);
  return { ...claimed, busy, claim, reset };
}

function savedCode(now: number): string | null {
  const kept = readStored('stampCode');
  if (typeof kept !== 'object' || kept === null) return null;
  const { codigo, until } = kept as Record<string, unknown>;
  return typeof codigo === 'string' && typeof until === 'number' && until > now ? codigo : null;
}
