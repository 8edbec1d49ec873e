// Payment instructions for the courier.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { useMoney } from '../../ui/money.tsx';

export function usePaymentText(): (
  order: Pick<Order, 'formaPagamento' | 'statusPagamento' | 'troco' | 'valorTotal' | 'sandbox'>,
) => {
  method: string;
  change: string | null;
} {
  const { t } = useLingui();
  const money = useMoney();
  return ({ formaPagamento, statusPagamento, troco, valorTotal, sandbox }) => {
    // Before everything else: staff must not take it for money.
    const method = sandbox
      ? `${t`Modo de teste: nenhum dinheiro entra`}. ${formaPagamento.nome}`
      : formaPagamento.nome;
    if (statusPagamento === PAYMENT_STATUS.paid)
      return { method: t`${method}, pago`, change: null };
    if (statusPagamento === PAYMENT_STATUS.pending)
      return { method: t`${method}, aguardando pagamento`, change: null };
    if (statusPagamento === PAYMENT_STATUS.refundPending)
      return { method: t`${method}, a devolver`, change: null };
    if (statusPagamento === PAYMENT_STATUS.refunded)
      return { method: t`${method}, devolvido`, change: null };
    if (statusPagamento === PAYMENT_STATUS.chargeback)
      return { method: t`${method}, contestado`, change: null };
    if (troco === null) return { method, change: null };
    const note = money(troco);
    const back = money(troco - valorTotal);
    return { method: t`${method}, troco p/ ${note}`, change: t`Levar ${back} de troco` };
  };
}
