// Says before an order that the store is not watching its orders now: what may happen, and that it
// costs nothing.
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { Notice } from '../ui/notice.tsx';

export function UnwatchedStoreNotice() {
  const { t } = useLingui();
  return (
    <Notice icon={Clock} role="status" title={t`A loja pode demorar a responder agora.`}>
      <Trans>Se ninguém responder a tempo, o pedido expira sozinho e você não paga nada.</Trans>
    </Notice>
  );
}
