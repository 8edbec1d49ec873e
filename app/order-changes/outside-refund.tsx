// Money that no provider gives back, such as of a Pix to the store's own key: the customer sees
// what the store owes and what it has given.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';

type OutsideRefundProps = { order: Pick<Order, 'devolverFora' | 'devolvidoFora'> };

export function OutsideRefund({ order: { devolverFora, devolvidoFora } }: OutsideRefundProps) {
  const { t } = useLingui();
  const money = useMoney();
  const [owed, done] = [money(devolverFora), money(devolvidoFora)];
  return (
    <>
      {devolverFora > 0 ? (
        <Notice tone="info" title={t`A loja devolve ${owed} a você.`}>
          <Trans>Este dinheiro foi pago direto à loja, e ela devolve por lá.</Trans>
        </Notice>
      ) : null}
      {devolvidoFora > 0 ? (
        <Notice tone="success" title={t`A loja devolveu ${done} a você.`} />
      ) : null}
    </>
  );
}
