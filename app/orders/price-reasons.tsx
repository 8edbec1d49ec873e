// The price trace of an order, step by step, for customers and staff.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { needsReasons } from '../cart/explained.ts';
import { useStepWords } from '../cart/step-words.ts';
import { useMoney } from '../ui/money.tsx';
import '../cart/sum.css';
import { itemCount } from '#rules/price/weight.ts';

type Explained = Pick<
  Order,
  'composicao' | 'itens' | 'formaPagamento' | 'tipoPedido' | 'endereco' | 'valorTotal'
> &
  Partial<Pick<Order, 'nomeEstabelecimento'>>;

export function WhyThatTotal({ order }: { order: Explained }) {
  const money = useMoney();
  const { t } = useLingui();
  const words = useStepWords();
  const { composicao, itens, formaPagamento, endereco, valorTotal } = order;
  const place = endereco?.bairro ?? '';
  const named = { composicao, method: formaPagamento.nome };
  const labels = words.labels(named);
  const reasons = words.reasons({
    ...named,
    count: itens.reduce((sum, item) => sum + itemCount(item), 0),
    valorTotal,
    store: order.nomeEstabelecimento ?? '',
    delivery: place === '' ? t`A taxa de entrega.` : t`A taxa para entregar em ${place}.`,
  });
  if (!needsReasons(composicao)) return null;
  return (
    <details className="why">
      <summary className="link t-label">
        <Trans>Por que esse total?</Trans>
      </summary>
      <ol>
        {composicao.map(({ chave, valor }) => (
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
