// The Pix of an order that staff took: its code to show or send, until it is paid.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PixCode } from '../../payments/pix-code.tsx';
import '../../payments/payment.css';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCounterPayment } from './use-counter-payment.ts';

type CounterPixProps = {
  /** The order's id. */
  id: number;
  /** As it is shown. */
  amount: string;
  /** What sends the code to the customer. */
  send: (code: string) => ReactNode;
};

export function CounterPix({ id, amount, send }: CounterPixProps) {
  const { t } = useLingui();
  const { payment, renew, busy } = useCounterPayment(id);
  const code = payment?.pagamento?.codigoPix ?? null;
  if (payment?.pagamento?.estado === 'pago')
    return (
      <Notice tone="success" role="status" title={t`O Pix foi pago. O pedido está no quadro.`} />
    );
  if (code !== null)
    return (
      <div className="stack md" role="status">
        <p className="num t-head">{amount}</p>
        <PixCode code={code} />
        {send(code)}
      </div>
    );
  if (payment === null || payment.pagamento?.estado === 'iniciando') return <Spinner />;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t`Este código não vale mais.`}
      action={
        payment.podePagar ? (
          <Button variant="outline" size="sm" loading={busy} onClick={renew}>
            <Trans>Novo código</Trans>
          </Button>
        ) : undefined
      }
    />
  );
}
