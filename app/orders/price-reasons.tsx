// Why an order costs what it costs: its price trace, step by step, for the diner who asks and for
// the people behind the counter.
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, PriceLine } from '#contract/entities/order.ts';
import { classes } from '../ui/classes.ts';
import { useMoney } from '../ui/money.tsx';
import '../cart/sum.css';
import { useStepLabels } from './price-lines.ts';

type Explained = Pick<
  Order,
  'composicao' | 'itens' | 'formaPagamento' | 'tipoPedido' | 'endereco' | 'valorTotal'
>;

export function WhyThatTotal({ order, className }: { order: Explained; className?: string }) {
  const money = useMoney();
  const labels = useStepLabels()(order);
  const reasons = useReasons()(order);
  // The total alone explains nothing.
  if (order.composicao.length < 3) return null;
  return (
    <details className={classes('why', className)}>
      <summary className="link t-label">
        <Trans>Por que esse total?</Trans>
      </summary>
      <ol>
        {order.composicao.map(({ chave, valor }) => (
          <li key={chave}>
            <span className="row between">
              <b className="t-label">{labels[chave]}</b>
              <span className="num">{money(valor)}</span>
            </span>
            <span className="t-cap">{reasons[chave]}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function useReasons(): (order: Explained) => Record<PriceLine['chave'], string> {
  const { t } = useLingui();
  const money = useMoney();
  return ({ composicao, itens, formaPagamento, endereco, valorTotal }) => {
    const count = itens.reduce((sum, { quantidade }) => sum + quantidade, 0);
    const method = formaPagamento.nome;
    const place = endereco?.bairro ?? '';
    const codeOf = (chave: PriceLine['chave']) =>
      composicao.find((line) => line.chave === chave)?.cupomDesconto ?? null;
    const freedBy = codeOf('entrega');
    return {
      itens: t`A soma de ${plural(count, { one: '# item', other: '# itens' })}, com as escolhas de cada um.`,
      descontoPercentual:
        codeOf('descontoPercentual') === null
          ? t`Vale para os itens fora de promoção.`
          : t`O cupom vale para os itens fora de promoção.`,
      descontoFixo:
        codeOf('descontoFixo') === null
          ? t`A loja dá este desconto no pedido.`
          : t`O cupom tira este valor do pedido.`,
      cartela: t`O prêmio da sua cartela de fidelidade.`,
      cashback: t`O saldo que você juntou em outros pedidos.`,
      descontoFormaPagamento: t`Por pagar com ${method}, sobre o que restou depois dos outros descontos.`,
      entrega:
        freedBy !== null
          ? t`Grátis com o cupom ${freedBy}.`
          : place === ''
            ? t`A taxa de entrega.`
            : t`A taxa para entregar em ${place}.`,
      taxaAdicional: t`A loja cobra esta taxa em todos os pedidos.`,
      servico: t`O serviço da mesa é opcional.`,
      total: t`Itens menos descontos, mais as taxas: ${money(valorTotal)}.`,
    };
  };
}
