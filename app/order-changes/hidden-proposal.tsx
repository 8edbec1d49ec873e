// A shared link does not show what the store proposes: the person who ordered signs in to answer.
import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { useAskLogin } from '../account/ask-login.tsx';
import { useCustomer } from '../account/use-customer.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function HiddenProposal() {
  const { t } = useLingui();
  const ask = useAskLogin();
  const { revalidate } = useRevalidator();
  const { customer } = useCustomer();
  return (
    <Notice
      tone="info"
      title={t`A loja propõe uma mudança`}
      action={
        customer === null ? (
          <Button
            variant="outline"
            size="sm"
            onClick={() => ask('orders', () => void revalidate())}
          >
            <Trans>Entrar</Trans>
          </Button>
        ) : undefined
      }
    >
      <Trans>Para ver e responder, entre com o celular deste pedido.</Trans>
    </Notice>
  );
}
