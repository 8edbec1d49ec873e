// The webhook address that a provider calls after payments and refunds.
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import type { AccountProvider } from '#rules/orders/payment-accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';

export function WebhookAddress({
  provider,
  address,
}: {
  provider: AccountProvider;
  address: string;
}) {
  const { t } = useLingui();
  const toast = useToast();
  const text = useRef<HTMLElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ text: t`Endereço copiado.`, tone: 'success' });
    } catch {
      if (text.current !== null) getSelection()?.selectAllChildren(text.current);
      toast.show({ text: t`Não deu para copiar. O endereço está selecionado.`, tone: 'danger' });
    }
  }
  return (
    <div className="stack sm">
      <h3 className="t-label">
        <Trans>Endereço de aviso (webhook)</Trans>
      </h3>
      <p className="t-cap">
        {provider === 'pix-api' ? (
          <Trans>
            Cadastre no banco. Ele acrescenta /pix no fim. Sem isto o pagamento também se confirma,
            só que perguntamos de tempos em tempos.
          </Trans>
        ) : (
          <Trans>
            Cadastre no portal do provedor. Sem isto o pagamento também se confirma, só que
            perguntamos de tempos em tempos.
          </Trans>
        )}
      </p>
      <code className="t-cap setup-code" ref={text}>
        {address}
      </code>
      <div>
        <Button variant="neutral" size="sm" onClick={() => void copy()}>
          <Icon of={Copy} size={16} />
          <Trans>Copiar endereço</Trans>
        </Button>
      </div>
    </div>
  );
}
