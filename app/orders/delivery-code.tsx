// The four digits that the courier asks for. Only the customer who ordered sees them.
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { Notice } from '../ui/notice.tsx';

export function DeliveryCode({ code }: { code: string }) {
  return (
    <Notice
      tone="brand"
      icon={KeyRound}
      title={<Trans>Código de entrega</Trans>}
      action={<b className="num code-digits">{code}</b>}
    >
      <Trans>Diga ao entregador só quando o pedido chegar.</Trans>
    </Notice>
  );
}
