// Somebody else changed the order while its form was open: nothing is sent of what was typed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function Overtaken({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t`O pedido mudou enquanto você editava.`}
      action={
        <Button variant="outline" size="sm" onClick={onStartOver}>
          <Trans>Começar de novo</Trans>
        </Button>
      }
    >
      <Trans>Nada foi enviado. Comece de novo com o pedido como está agora.</Trans>
    </Notice>
  );
}
