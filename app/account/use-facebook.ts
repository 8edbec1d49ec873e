// Exchanges a Facebook token for a session, or opens the sign-up with Facebook's data.
import { useNavigate } from 'react-router';
import type { Customer } from '#contract/entities/customer.ts';
import { pages } from '#contract/pages.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useCall } from '../use-call.ts';
import { accountPage } from './after-sign-in.ts';

/** `signIn` returns the error sentence, or null on success. */
export function useFacebook(
  query: URLSearchParams,
  onSignedIn: (customer: Customer) => void,
  onLeave?: () => void,
) {
  const { appNome } = useBrand();
  const navigate = useNavigate();
  const { busy, run } = useCall({ reread: 'never', parallel: true });

  async function signIn(facebookToken: string): Promise<string | null> {
    const result = await run((client) => client.generalLogin({ appNome, facebookToken }));
    if (result === null) return null;
    if (!result.ok) return result.text;
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
