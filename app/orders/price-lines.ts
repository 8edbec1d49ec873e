// The price trace of an order as lines of its sum.
import { useLingui } from '@lingui/react/macro';
import type { Order, PriceLine } from '#contract/entities/order.ts';
import { PAYMENT_STATUS } from '#rules/order-status.ts';
import type { TotalLine } from '../ui/totals.tsx';

type Summed = Pick<Order, 'composicao' | 'formaPagamento' | 'tipoPedido' | 'statusPagamento' | 'valorTotal'>;

export function usePriceLines(): (order: Summed) => TotalLine[] {
  const { t } = useLingui();
  return ({ composicao, formaPagamento, tipoPedido, statusPagamento, valorTotal }) => {
    const method = formaPagamento.nome;
    const labels: Record<PriceLine['chave'], string> = {
      itens: t`Itens`,
      descontoPercentual: t`Desconto`,
      descontoFixo: t`Desconto da loja`,
      cartela: t`Cartela completa`,
      cashback: t`Cashback`,
      descontoFormaPagamento: t`Desconto ${method}`,
      entrega: t`Entrega`,
      taxaAdicional: t`Taxa adicional`,
      servico: t`Serviço`,
      total: t`Total`,
    };
    const parts = composicao.filter(({ chave, valor }) => chave !== 'total' && (valor !== 0 || (chave === 'entrega' && tipoPedido === 1)));
    const lines = parts.map(({ chave, valor }): TotalLine => {
      if (chave === 'entrega' && valor === 0) return { label: labels.entrega, value: t`Grátis`, kind: 'minus' };
      return { label: labels[chave], value: valor, kind: valor < 0 ? 'minus' : 'plain' };
    });
    const label = statusPagamento === PAYMENT_STATUS.paid ? t`Pago com ${method}` : labels.total;
    // A sum of one thing is that thing.
    return [...(lines.length > 1 ? lines : []), { label, value: valorTotal, kind: 'total' }];
  };
}
