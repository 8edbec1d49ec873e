// The waiter's order so far. Equal items share a line.
import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import { type Bounds, countOf } from '#rules/price/weight.ts';
import { Stepper } from '../../ui/stepper.tsx';

export type OrderedLine = {
  nome: string;
  /** Choices and remark in words. */
  detail: string;
  unit: Cents;
  produto: OrderItem['produto'] & { bounds?: Bounds };
};

const sameThing = ({ produto }: OrderedLine): string =>
  JSON.stringify([produto.id, produto.observacao, produto.opcoes]);

export function gathered(lines: readonly OrderedLine[]): OrderedLine[] {
  return [...Map.groupBy(lines, sameThing).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const quantidade = others.reduce(
      (sum, { produto }) => sum + produto.quantidade,
      first.produto.quantidade,
    );
    const most = countOf(first.produto).max;
    return [{ ...first, produto: { ...first.produto, quantidade: Math.min(quantidade, most) } }];
  });
}

type OrderLinesProps = {
  lines: readonly OrderedLine[];
  onLines: (lines: readonly OrderedLine[]) => void;
};

export function OrderLines({ lines, onLines }: OrderLinesProps) {
  const { t } = useLingui();
  return (
    <ul className="table-panel-picked" aria-label={t`Itens escolhidos`}>
      {lines.map((line, at) => {
        const { nome, detail, produto } = line;
        const key = sameThing(line);
        return (
          <li key={key} className="row between">
            <span className="grow">
              {nome}
              {detail === '' ? null : <span className="t-cap">{detail}</span>}
            </span>
            <Stepper
              name={nome}
              value={produto.quantidade}
              {...countOf(produto)}
              onChange={(quantidade) =>
                onLines(
                  lines.map((one, position) =>
                    position === at ? { ...line, produto: { ...produto, quantidade } } : one,
                  ),
                )
              }
              onRemove={() => onLines(lines.filter((_, position) => position !== at))}
            />
          </li>
        );
      })}
    </ul>
  );
}
