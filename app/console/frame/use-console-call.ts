// Makes a call of the console and reports its failure.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { Result } from '#contract/reply.ts';
import { api } from '../../api.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { useToast } from '../../ui/toast.tsx';

/** `after` is part of the call: it stays busy until done, whatever the result. */
export function useConsoleCall(after?: () => Promise<void>) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  /** `quiet`: the caller handles a refusal with this code. */
  async function run<T>(
    ask: (client: Client) => Promise<Result<T>>,
    quiet?: number,
  ): Promise<Result<T> | null> {
    setBusy(true);
    const result = await api()
      .then(ask)
      .catch(() => null);
    if (result === null) toast.show({ text: t`Verifique sua conexão!`, tone: 'danger' });
    else if (!result.ok && result.codErro !== quiet)
      toast.show({ text: failureText(result), tone: 'danger' });
    await after?.();
    setBusy(false);
    return result;
  }
  return { run, busy };
}
