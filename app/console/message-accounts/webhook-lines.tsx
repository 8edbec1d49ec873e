// Where Meta reports deliveries and forwards what customers write, for copying into its settings.
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';
import { TextToCopy } from '../forms/text-to-copy.tsx';

export function WebhookLines({
  account: { urlAviso, tokenVerificacao },
}: {
  account: MessageAccount;
}) {
  const { t } = useLingui();
  if (urlAviso === null || tokenVerificacao === null) return null;
  return (
    <div className="stack sm">
      <h2 className="t-label">
        <Trans>Avisos de entrega (webhook)</Trans>
      </h2>
      <p className="t-cap">
        <Trans>
          Cadastre na Meta, em Webhooks, no campo messages. Sem isto as mensagens saem, mas não se
          sabe quais chegaram. Precisa da chave secreta do aplicativo acima.
        </Trans>
      </p>
      <p className="msg-account-copy">
        <TextToCopy className="t-cap" text={urlAviso} label={t`Copiar o endereço`} />
      </p>
      <p className="msg-account-copy">
        <TextToCopy
          className="t-cap"
          text={tokenVerificacao}
          label={t`Copiar o token de verificação`}
        />
      </p>
    </div>
  );
}
