// Makes a call of the menu editor, says why it failed, and reads the menu anew whatever came of it.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { Result } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { useToast } from '../ui/toast.tsx';

export function useMenuCall() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** `quiet`: a refusal with this code is told by the caller. */
  async function run<T>(ask: (client: Client) => Promise<Result<T>>, quiet?: number): Promise<Result<T> | null> {
    setBusy(true);
    const result = await api()
      .then(ask)
      .catch(() => null);
    if (result === null) toast.show({ text: t`Verifique sua conexão!`, tone: 'danger' });
    else if (!result.ok && result.codErro !== quiet) toast.show({ text: failureText(result), tone: 'danger' });
    await revalidate();
    setBusy(false);
    return result;
  }
  return { run, busy };
}
