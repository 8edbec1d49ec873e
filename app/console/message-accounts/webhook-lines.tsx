// Where Meta reports deliveries and forwards what customers write, for copying into its settings.
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/toast.tsx';

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
      <CopyLine text={urlAviso} label={t`Copiar o endereço`} />
      <CopyLine text={tokenVerificacao} label={t`Copiar o token de verificação`} />
    </div>
  );
}

function CopyLine({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const shown = useRef<HTMLElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ text: t`Copiado`, tone: 'success' });
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      toast.show({ text: t`Não deu para copiar. O texto está selecionado.`, tone: 'danger' });
    }
  }
  return (
    <p className="msg-account-copy">
      <code className="t-cap" ref={shown}>
        {text}
      </code>
      <IconButton label={label} icon={Copy} size={18} onClick={() => void copy()} />
    </p>
  );
}
