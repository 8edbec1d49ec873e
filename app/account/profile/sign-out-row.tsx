// Signing out on this device.
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { forgetCustomer } from '../stay-known.ts';

export function SignOutRow() {
  const toast = useToast();
  const { t } = useLingui();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    if (busy) return;
    setBusy(true);
    const text = await api()
      .then((client) => client.signOut({}))
      .then((result) => (result.ok ? null : failureText(result)))
      .catch(() => t`Verifique sua conexão!`);
    // A full page load, so that no customer data stays in memory.
    if (text === null) {
      forgetCustomer();
      return location.replace('/');
    }
    toast.show({ text, tone: 'danger' });
    setBusy(false);
  }

  return (
    <li>
      <button
        type="button"
        className="li"
        aria-busy={busy || undefined}
        onClick={() => void signOut()}
      >
        <Icon of={LogOut} />
        <span className="t-label grow">
          <Trans>Sair</Trans>
        </span>
        {busy ? <Spinner /> : null}
      </button>
    </li>
  );
}
