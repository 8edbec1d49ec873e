// What happens to the money of an order that ended early.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { type HeldOrder, moneyHeld } from '#rules/orders/money-held.ts';
import { PAYMENT_STATUS as P } from '#rules/orders/order-status.ts';
import { useMoney } from '../ui/money.tsx';

export function useMoneyOutcome(): (
  order: HeldOrder & Pick<Order, 'statusPagamento' | 'contaFechada'>,
) => string {
  const { t } = useLingui();
  const money = useMoney();
  return ({ statusPagamento, contaFechada, ...order }) => {
    const total = money(moneyHeld(order));
    if (statusPagamento === P.paid || statusPagamento === P.refundPending)
      return t`${total} volta para você pela mesma forma de pagamento.`;
    if (statusPagamento === P.refunded) return t`${total} já foi devolvido.`;
    if (statusPagamento === P.chargeback) return '';
    if (contaFechada)
      return t`A conta da mesa já estava fechada: a loja devolve o que você pagou por ele.`;
    return t`Nada foi cobrado.`;
  };
}
