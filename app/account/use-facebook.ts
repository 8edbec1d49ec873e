// Exchanges a Facebook token for a session, or opens the sign-up with Facebook's data.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Customer } from '#contract/entities/customer.ts';
import { pages } from '#contract/pages.ts';
import { failure, NETWORK_CODE } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useFailureText } from '../errors/failure-text.ts';
import { accountPage } from './after-sign-in.ts';

/** `signIn` returns the error sentence, or null on success. */
export function useFacebook(
  query: URLSearchParams,
  onSignedIn: (customer: Customer) => void,
  onLeave?: () => void,
) {
  const { t } = useLingui();
  const { appNome } = useBrand();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);

  async function signIn(facebookToken: string): Promise<string | null> {
    setBusy(true);
    const result = await api()
      .then((client) => client.generalLogin({ appNome, facebookToken }))
      .catch(() => failure(NETWORK_CODE, t`Verifique sua conexão!`, 0));
    setBusy(false);
    if (!result.ok) return failureText(result);
    const { cliente, facebookEmail, facebookNome } = result.value;
    if (cliente !== null) {
      onSignedIn(cliente);
      return null;
    }
    onLeave?.();
    const named = new URLSearchParams(query);
    if (facebookNome !== null) named.set('facebookNome', facebookNome);
    await navigate(accountPage(pages.signUp, named, facebookEmail), {
      replace: true,
      state: { facebookToken },
    });
    return null;
  }

  return { busy, signIn };
}
