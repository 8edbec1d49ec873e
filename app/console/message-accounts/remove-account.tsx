// Removes the brand's own account, after asking who sends from then on.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import { useCall } from '../../use-call.ts';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import { SenderWords } from './sender-words.tsx';

type RemoveAccountProps = { account: MessageAccount; name: string };

export function RemoveAccount({ account, name }: RemoveAccountProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="danger" size="md" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trans>Remover a conta</Trans>
      </Button>
      {asking ? (
        <RemoveSheet account={account} name={name} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}

function RemoveSheet({ account, name, onClose }: RemoveAccountProps & { onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const proved = useFreshProof();
  const { busy, run } = useCall({ reread: 'success' });
  const { canal, plataformaEnvia, revisao } = account;
  const [platform, setPlatform] = useState(plataformaEnvia && account.usaPlataforma !== false);
  const [failure, setFailure] = useState<string | null>(null);
  async function remove() {
    setFailure(null);
    const outcome = await run((client) =>
      proved(() => client.removeMessageAccount({ canal, usaPlataforma: platform, revisao })),
    );
    if (outcome === null) return;
    if (!outcome.ok) return setFailure(outcome.text);
    toast.show({ text: t`A conta de ${name} foi removida`, tone: 'success' });
    onClose();
  }
  return (
    <Sheet title={t`Remover a conta de ${name}?`} onClose={onClose}>
      <div className="stack">
        {plataformaEnvia ? (
          <div className="list">
            <SwitchRow
              label={t`Daqui em diante a plataforma envia por você`}
              detail={<SenderWords account={account} />}
              checked={platform}
              onChange={() => setPlatform(!platform)}
            />
          </div>
        ) : null}
        {platform ? null : (
          <Notice tone="warning">
            <Trans>
              Nada mais é enviado por {name}: nem avisos, nem os códigos com que os clientes entram.
              O que já espera fica esperando até você cadastrar outra conta ou perder a validade.
            </Trans>
          </Notice>
        )}
        <div role="alert">{failure === null ? null : <Notice tone="danger">{failure}</Notice>}</div>
        <TwoAnswers
          keep={<Trans>Voltar</Trans>}
          act={<Trans>Remover</Trans>}
          variant="danger"
          busy={busy}
          onKeep={onClose}
          onAct={() => void remove()}
        />
      </div>
    </Sheet>
  );
}
