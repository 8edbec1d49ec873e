// Asks before a domain becomes the main one or is removed, and says what changes.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import { useCall } from '../../use-call.ts';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import { HostEffects, type HostQuestion } from './host-effects.tsx';

type ChangeHostProps = { question: HostQuestion; onClose: () => void };

export function ChangeHost({ question: { kind, host }, onClose }: ChangeHostProps) {
  const { t } = useLingui();
  const toast = useToast();
  const proved = useFreshProof();
  const { busy, run } = useCall({ reread: 'always' });
  const [failure, setFailure] = useState<string | null>(null);
  const toMain = kind === 'main';
  async function act() {
    setFailure(null);
    const input = { dominio: host };
    const outcome = await run((client) =>
      proved(() => (toMain ? client.makeMainHost(input) : client.removeHost(input))),
    );
    if (outcome === null) return;
    if (!outcome.ok) return setFailure(outcome.text);
    const done = toMain ? t`${host} é o principal` : t`${host} foi removido`;
    toast.show({ text: done, tone: 'success' });
    onClose();
  }
  return (
    <Sheet title={toMain ? t`Tornar ${host} o principal?` : t`Remover ${host}?`} onClose={onClose}>
      <div className="stack">
        <HostEffects kind={kind} />
        <div role="alert">{failure === null ? null : <Notice tone="danger">{failure}</Notice>}</div>
        <TwoAnswers
          keep={<Trans>Voltar</Trans>}
          act={toMain ? <Trans>Tornar principal</Trans> : <Trans>Remover</Trans>}
          {...(!toMain && { variant: 'danger' })}
          busy={busy}
          onKeep={onClose}
          onAct={() => void act()}
        />
      </div>
    </Sheet>
  );
}
