// After the session has ended: a way to sign in that leaves this page, and what is typed, as it is.
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { sessionOver } from '../../session-over.ts';
import { Icon } from '../../ui/icon.tsx';

const notOver = () => false;

export function SessionStrip() {
  if (!useSyncExternalStore(sessionOver.subscribe, sessionOver.now, notOver)) return null;
  return (
    <div className="alert-strip muted">
      <Icon of={CircleAlert} />
      <span className="grow" role="status">
        <b>
          <Trans>Sua sessão terminou.</Trans>
        </b>{' '}
        <a className="link" href={consolePages.signIn} target="_blank" rel="noopener">
          <Trans>Entrar em outra aba</Trans>
        </a>
      </span>
    </div>
  );
}
