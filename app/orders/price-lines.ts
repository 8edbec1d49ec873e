// The price trace of an order as lines of its sum.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useStepWords } from '../cart/step-words.ts';
import type { TotalLine } from '../ui/totals.tsx';

type Summed = Pick<
  Order,
  'composicao' | 'formaPagamento' | 'tipoPedido' | 'statusPagamento' | 'valorTotal'
> &
  Partial<Pick<Order, 'status' | 'aCobrar' | 'devolvido' | 'devolverFora'>>;

export function usePriceLines(): (order: Summed) => TotalLine[] {
  const { t } = useLingui();
  const words = useStepWords();
  /** What was due on handover, in the words of how that ended. */
  const rest = (status: number | undefined) => {
    if (status === ORDER_STATUS.delivered) return t`Pago ao receber`;
    return status === ORDER_STATUS.notDelivered ? t`Não pago` : t`A pagar ao receber`;
  };
  return (order) => {
    const { composicao, formaPagamento, tipoPedido, statusPagamento, valorTotal } = order;
    const method = formaPagamento.nome;
    const labels = words.labels({ composicao, method });
    const parts = composicao.filter(
      ({ chave, valor }) =>
        chave !== 'total' &&
        (valor !== 0 || (chave === 'entrega' && tipoPedido === ORDER_TYPE.delivery)),
    );
    const lines = parts.map(({ chave, valor }): TotalLine => {
      if (chave === 'entrega' && valor === 0)
        return { label: labels.entrega, value: t`Grátis`, kind: 'minus' };
      return { label: labels[chave], value: valor, kind: valor < 0 ? 'minus' : 'plain' };
    });
    const { aCobrar = 0, devolvido = 0, devolverFora = 0 } = order;
    const favour = devolverFora > 0 ? t`A devolver pela loja` : t`Devolvido pela loja`;
    const paid = statusPagamento === PAYMENT_STATUS.paid;
    const label = paid && aCobrar === 0 ? t`Pago com ${method}` : labels.total;
    const after: TotalLine[] = [
      ...(paid && aCobrar > 0
        ? [
            { label: t`Pago com ${method}`, value: valorTotal - aCobrar },
            { label: rest(order.status), value: aCobrar },
          ]
        : []),
      ...(devolvido > 0 ? [{ label: favour, value: devolvido }] : []),
    ].map((line) => ({ ...line, kind: 'plain' }));
    // A sum of one line needs no list.
    return [
      ...(lines.length > 1 ? lines : []),
      { label, value: valorTotal, kind: 'total' },
      ...after,
    ];
  };
}
