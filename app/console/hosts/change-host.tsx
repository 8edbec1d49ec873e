// Asks before a domain becomes the main one or is removed, and says what changes.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import { useCall } from '../../use-call.ts';
import { useFreshProof } from '../frame/fresh-proof.tsx';

export type HostQuestion = { kind: 'main' | 'remove'; host: string };

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
        {toMain ? <MainEffects /> : <RemoveEffects />}
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

const MainEffects = () => (
  <ul className="host-effects">
    <li>
      <Trans>Links em mensagens, e-mails e códigos QR novos usam este endereço.</Trans>
    </li>
    <li>
      <Trans>
        Os outros endereços continuam funcionando, ou levam a este se a marca redireciona.
      </Trans>
    </li>
    <li>
      <Trans>
        Clientes e equipe entram de novo neste endereço, e uma sacola aberta no outro fica lá.
      </Trans>
    </li>
  </ul>
);

const RemoveEffects = () => (
  <ul className="host-effects">
    <li>
      <Trans>O site para de responder neste endereço na hora.</Trans>
    </li>
    <li>
      <Trans>Links, códigos QR impressos e favoritos com ele deixam de funcionar.</Trans>
    </li>
    <li>
      <Trans>
        Se um provedor de pagamento avisa neste endereço, troque antes o endereço de aviso dele.
      </Trans>
    </li>
  </ul>
);
