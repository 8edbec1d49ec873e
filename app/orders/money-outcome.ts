// What happens to the money of an order that ended early.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { type HeldOrder, moneyHeld } from '#rules/orders/money-held.ts';
import { PAYMENT_STATUS as P, ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { useMoney } from '../ui/money.tsx';

export function useMoneyOutcome(): (
  order: HeldOrder & Pick<Order, 'status' | 'statusPagamento' | 'contaFechada'>,
) => string {
  const { t } = useLingui();
  const money = useMoney();
  return ({ status, statusPagamento, contaFechada, ...order }) => {
    const held = moneyHeld(order);
    const total = money(held);
    // The food was made: nothing goes back by itself, staff decide.
    if (status === S.notDelivered && statusPagamento === P.paid)
      return held === 0 ? '' : t`O pagamento de ${total} continua com a loja.`;
    if (statusPagamento === P.paid || statusPagamento === P.refundPending)
      return t`${total} volta para você pela mesma forma de pagamento.`;
    if (statusPagamento === P.refunded) return t`${total} já foi devolvido.`;
    if (statusPagamento === P.chargeback) return '';
    if (contaFechada)
      return t`A conta da mesa já estava fechada: a loja devolve o que você pagou por ele.`;
    return t`Nada foi cobrado.`;
  };
}
