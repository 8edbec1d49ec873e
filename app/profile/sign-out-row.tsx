// Signing out on this device.
import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { leaveDevice } from '../leave-device.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useCall } from '../use-call.ts';

export function SignOutRow() {
  const { busy, run } = useCall({ reread: 'never', toast: true, leaves: true });

  async function signOut() {
    const outcome = await run((client) => client.signOut({}));
    if (!outcome?.ok) return;
    leaveDevice();
    location.replace(pages.entry);
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
