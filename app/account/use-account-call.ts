// Sends one change of the account: busy while it runs, then the refusal in words or reloaded data.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Client } from '#contract/client.ts';
import { type Failure, failure, NETWORK_CODE, type Result } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';

type Outcome = { ok: true } | { ok: false; failure: Failure; text: string };

/** `run` never throws; a second press while it runs does nothing. */
export function useAccountCall() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function run(
    send: (client: Client) => Promise<Result<unknown>>,
    { reread = true } = {},
  ): Promise<Outcome | null> {
    if (busy) return null;
    setBusy(true);
    const unreachable = failure(NETWORK_CODE, t`Verifique sua conexão!`, 0);
    const result = await api()
      .then(send)
      .catch(() => unreachable);
    if (result.ok && reread) await revalidate();
    setBusy(false);
    return result.ok ? { ok: true } : { ok: false, failure: result, text: failureText(result) };
  }

  return { busy, run };
}
