// The price trace of an order as lines of its sum.
import { useLingui } from '@lingui/react/macro';
import type { Order, PriceLine } from '#contract/entities/order.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { TotalLine } from '../ui/totals.tsx';

type Summed = Pick<
  Order,
  'composicao' | 'formaPagamento' | 'tipoPedido' | 'statusPagamento' | 'valorTotal'
>;

/** What each step of the trace is called; a step that comes from a coupon has its name. */
export function useStepLabels(): (
  order: Pick<Order, 'composicao' | 'formaPagamento'>,
) => Record<PriceLine['chave'], string> {
  const { t } = useLingui();
  return ({ composicao, formaPagamento }) => {
    const method = formaPagamento.nome;
    const ofCoupon = (chave: PriceLine['chave']) => {
      const code = composicao.find((line) => line.chave === chave)?.cupomDesconto;
      return code === undefined ? null : t`Cupom ${code}`;
    };
    return {
      itens: t`Itens`,
      descontoPercentual: ofCoupon('descontoPercentual') ?? t`Desconto`,
      descontoFixo: ofCoupon('descontoFixo') ?? t`Desconto da loja`,
      cartela: t`Cartela completa`,
      cashback: t`Cashback`,
      descontoFormaPagamento: t`Desconto ${method}`,
      entrega: t`Entrega`,
      taxaAdicional: t`Taxa adicional`,
      servico: t`Serviço`,
      total: t`Total`,
    };
  };
}

export function usePriceLines(): (order: Summed) => TotalLine[] {
  const { t } = useLingui();
  const stepLabels = useStepLabels();
  return (order) => {
    const { composicao, formaPagamento, tipoPedido, statusPagamento, valorTotal } = order;
    const method = formaPagamento.nome;
    const labels = stepLabels(order);
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
    const label = statusPagamento === PAYMENT_STATUS.paid ? t`Pago com ${method}` : labels.total;
    // A sum of one thing is that thing.
    return [...(lines.length > 1 ? lines : []), { label, value: valorTotal, kind: 'total' }];
  };
}
