// Parts of the money that went back. Where no provider gives back, such as of a Pix to the store's
// own key, the customer sees what the store owes and what it has given.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';

type RefundedProps = {
  order: Pick<Order, 'devolvidoPeloSite' | 'devolverFora' | 'devolvidoFora'>;
};

export function Refunded({ order }: RefundedProps) {
  const { devolvidoPeloSite, devolverFora, devolvidoFora } = order;
  const { t } = useLingui();
  const money = useMoney();
  const [owed, done] = [money(devolverFora), money(devolvidoFora)];
  const sent = money(devolvidoPeloSite);
  return (
    <>
      {devolvidoPeloSite > 0 ? (
        <Notice tone="success" title={t`A loja devolveu ${sent} a você.`}>
          <Trans>O valor volta para onde você pagou. No cartão, aparece na próxima fatura.</Trans>
        </Notice>
      ) : null}
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
