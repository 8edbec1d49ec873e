// Asks before a page is left whose typed text was not saved.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Sheet } from '../../ui/sheet.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';

/** `unsaved` is asked when somebody leaves, so that a save that leads on is not held up. */
export function UnsavedGuard({ unsaved }: { unsaved: () => boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && unsaved(),
  );
  // Closing or reloading the tab: the browser asks in its own words.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Sheet title={t`Sair sem salvar?`} onClose={() => blocker.reset()}>
      <div className="stack">
        <p className="t-sub">
          <Trans>O que você mudou aqui ainda não foi salvo e se perde.</Trans>
        </p>
        <TwoAnswers
          keep={<Trans>Continuar aqui</Trans>}
          act={<Trans>Sair sem salvar</Trans>}
          onKeep={() => blocker.reset()}
          onAct={() => blocker.proceed()}
        />
      </div>
    </Sheet>
  );
}
