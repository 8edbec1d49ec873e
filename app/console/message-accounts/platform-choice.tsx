// Whether the platform's account may write to customers. A press saves at once.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';
import { RadioRow } from '../../ui/choice-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import { SenderWords } from './sender-words.tsx';

type PlatformChoiceProps = { account: MessageAccount; name: string };

export function PlatformChoice({ account, name }: PlatformChoiceProps) {
  const { t } = useLingui();
  const proved = useFreshProof();
  const { busy, run } = useCall({ reread: 'always' });
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { canal, contaPropria, usaPlataforma, plataformaEnvia, revisao } = account;
  if (!plataformaEnvia)
    return (
      <p className="t-cap">
        <Trans>A plataforma não tem conta de {name}: só a sua envia.</Trans>
      </p>
    );
  async function choose(yes: boolean) {
    // Not by `disabled`, which would take the focus off the pressed choice.
    if (busy) return;
    setPressed(yes);
    setFailure(null);
    const outcome = await run((client) =>
      proved(() => client.choosePlatformMessages({ canal, usaPlataforma: yes, revisao })),
    );
    if (outcome?.ok === false) setFailure(outcome.text);
    setPressed(null);
  }
  const chosen = pressed ?? usaPlataforma;
  return (
    <fieldset className="stack sm" aria-busy={busy}>
      <legend className="t-label">
        {contaPropria ? (
          <Trans>Se a sua conta falhar</Trans>
        ) : (
          <Trans>Sem conta sua, a da plataforma pode enviar?</Trans>
        )}
      </legend>
      {usaPlataforma === null ? (
        <Notice tone="info">
          <Trans>
            Você ainda não escolheu. Por enquanto a conta da plataforma envia só o que o cliente
            pede, como códigos e links para entrar.
          </Trans>
        </Notice>
      ) : null}
      <div className="list msg-account-choice">
        <RadioRow
          name={`platform-${canal}`}
          label={t`A plataforma envia por você`}
          detail={<SenderWords account={account} />}
          checked={chosen === true}
          onChange={() => void choose(true)}
        />
        <RadioRow
          name={`platform-${canal}`}
          label={contaPropria ? t`As mensagens esperam` : t`Nada é enviado`}
          detail={
            contaPropria
              ? t`Saem quando a sua conta voltar. Códigos de acesso deixam de valer em 10 minutos.`
              : t`Os clientes ficam sem códigos de acesso e avisos por aqui.`
          }
          checked={chosen === false}
          onChange={() => void choose(false)}
        />
      </div>
      <div role="alert">{failure === null ? null : <Notice tone="danger">{failure}</Notice>}</div>
    </fieldset>
  );
}
