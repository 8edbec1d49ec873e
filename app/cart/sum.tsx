// The sum of the cart as lines and, on demand, the reason for each.
import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceLine } from '#contract/entities/order-item.ts';
import { useMoney } from '../ui/money.tsx';
import { type TotalLine, Totals } from '../ui/totals.tsx';
import { needsReasons } from './explained.ts';
import './sum.css';
import { type TraceFacts, useTraceWords } from './trace-words.ts';

export function Sum({ facts }: { facts: TraceFacts }) {
  return <Totals lines={useSumLines(facts)} />;
}

function useSumLines(facts: TraceFacts): (TotalLine & Pick<PriceLine, 'chave'>)[] {
  const { t } = useLingui();
  const { labels } = useTraceWords();
  const words = labels(facts);
  return shownSteps(facts).map(({ chave, valor }) => {
    if (chave === 'total') return { chave, label: words.total, value: valor, kind: 'total' };
    if (chave === 'entrega' && facts.pickup)
      return { chave, label: t`Retirada`, value: t`Grátis`, kind: 'minus' };
    if (chave === 'entrega' && facts.notServed)
      return { chave, label: words.entrega, value: t`Não entrega`, kind: 'plain' };
    if (chave === 'entrega' && !facts.feeKnown && !facts.deliveryFree)
      return { chave, label: words.entrega, value: t`A calcular`, kind: 'plain' };
    if (chave === 'entrega' && valor === 0)
      return { chave, label: words.entrega, value: t`Grátis`, kind: 'minus' };
    return { chave, label: words[chave], value: valor, kind: valor < 0 ? 'minus' : 'plain' };
  });
}

export function WhyThisTotal({ facts }: { facts: TraceFacts }) {
  return needsReasons(facts.totals.composicao) ? <Reasons facts={facts} /> : null;
}

function Reasons({ facts }: { facts: TraceFacts }) {
  const money = useMoney();
  const why = useTraceWords().reasons(facts);
  const lines = useSumLines(facts);
  return (
    <details className="why">
      <summary className="link t-label">
        <Trans>Por que esse total?</Trans>
      </summary>
      <ol>
        {lines.map(({ chave, label, value }) => (
          <li key={chave}>
            <span className="row between">
              <b className="t-label">{label}</b>
              <span className="num">
                {typeof value === 'string'
                  ? value
                  : value < 0
                    ? `\u2212\u00a0${money(-value)}`
                    : money(value)}
              </span>
            </span>
            <span className="t-cap">{why[chave]}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/**
 * The steps with an amount, and delivery wherever it is possible, because customers look for a fee
 * of zero.
 */
function shownSteps({ totals, atTable, notServed }: TraceFacts): PriceLine[] {
  const { composicao, valorEntrega } = totals;
  const rest = composicao.filter(({ chave }) => chave !== 'entrega' && chave !== 'total');
  const fees = rest.filter(({ chave }) => chave === 'taxaAdicional' || chave === 'servico');
  const before = rest.filter((line) => !fees.includes(line));
  const delivery: PriceLine[] = atTable ? [] : [{ chave: 'entrega', valor: valorEntrega }];
  const total: PriceLine[] = notServed ? [] : [{ chave: 'total', valor: totals.valorTotal }];
  return [...before, ...delivery, ...fees, ...total];
}
