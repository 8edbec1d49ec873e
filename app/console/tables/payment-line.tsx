// A payment below a bill: what staff recorded can be taken back, and stays as a crossed-out line.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Bill } from '#contract/entities/table.ts';
import { isPaid } from '#rules/orders/bill.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useHouseTime, usePersonNames } from './names.ts';
import { usePaymentWays } from './pay.tsx';
import { SumLine } from './sum-line.tsx';

type PaymentLineProps = {
  payment: Bill['pagamentos'][number];
  bill: Bill;
  storeId: number;
  onTakeBack: (paymentId: number) => void;
};

export function PaymentLine({ payment, bill, storeId, onTakeBack }: PaymentLineProps) {
  const { t } = useLingui();
  const money = useMoney();
  const ways = usePaymentWays();
  const time = useHouseTime(storeId);
  const names = usePersonNames(bill);
  const { id, idPessoa, valor, forma, sandbox, data, manual, contestado, motivoEstorno } = payment;
  const way = ways(forma);
  const name = [way, idPessoa === null ? t`mesa` : names(idPessoa), time(data)].join(' · ');
  const amount = money(valor);
  if (!isPaid(payment))
    return (
      <SumLine
        name={
          <>
            <s>{name}</s>{' '}
            {contestado ? (
              <b>
                <Trans>Contestado no cartão: {amount} a cobrar de novo</Trans>
              </b>
            ) : (
              <span className="t-cap">
                <Trans>Desfeito: {motivoEstorno}</Trans>
              </span>
            )}
          </>
        }
        value={money(0)}
      />
    );
  return (
    <SumLine
      name={
        <>
          {name}
          {sandbox ? (
            <b>
              {' · '}
              <Trans>Modo de teste: nenhum dinheiro entra</Trans>
            </b>
          ) : null}
          {manual ? (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t`Desfazer o recebimento de ${amount}, ${way}`}
              onClick={() => onTakeBack(id)}
            >
              <Trans>Desfazer</Trans>
            </Button>
          ) : null}
        </>
      }
      value={money(-valor)}
    />
  );
}
