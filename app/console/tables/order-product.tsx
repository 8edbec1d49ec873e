// The choices of one product for a table, asked as the storefront asks them.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/entities/product.ts';
import { describeChoices } from '#rules/price/choices-text.ts';
import { lineTotal } from '#rules/price/lines.ts';
import { checkChoices, unitPrice } from '#rules/price/product-price.ts';
import { boundsOf, soldBy } from '#rules/price/weight.ts';
import { type Choices, toChosen } from '../../menu/product/choices.ts';
import { groupElementId } from '../../menu/product/group-focus.ts';
import { useGroupWords } from '../../menu/product/group-words.ts';
import { OptionGroup } from '../../menu/product/option-group.tsx';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { ParagraphField } from '../forms/typed-fields.tsx';
import type { OrderedLine } from './order-lines.tsx';

type OrderProductProps = {
  product: Product;
  onAdd: (line: OrderedLine) => void;
  onBack: () => void;
};

export function OrderProduct({ product, onAdd, onBack }: OrderProductProps) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useGroupWords();
  const [choices, setChoices] = useState<Choices>({});
  const [remark, setRemark] = useState('');
  const top = useRef<HTMLDivElement>(null);
  // The sheet focuses its first group and scrolls there, past the name.
  useEffect(() => {
    top.current?.closest('dialog')?.scrollTo(0, 0);
  }, []);
  const { least, most } = boundsOf(product);
  const grams = product.peso?.passo;
  const [quantity, setQuantity] = useState(least);
  const { id, nome } = product;
  const opcoes = toChosen(product, choices);
  const problem = checkChoices(product, opcoes)[0];
  const unit = unitPrice(product, opcoes);
  const count =
    problem === undefined
      ? 0
      : Object.values(choices[problem.idGrupo ?? -1] ?? {}).reduce((sum, one) => sum + one, 0);
  const lacking = product.opcoes.find(({ id }) => id === problem?.idGrupo) ?? null;
  const missing = problem === undefined ? undefined : words.problem(problem, lacking, count);
  const showMissing = () => {
    const group =
      problem?.idGrupo == null ? null : document.getElementById(groupElementId(problem.idGrupo));
    group?.scrollIntoView({ block: 'start' });
    group
      ?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')
      ?.focus({ preventScroll: true });
  };
  const add = () => {
    const observacao = remark.trim();
    const detail = [describeChoices(product, opcoes), observacao].filter(Boolean).join(', ');
    onAdd({
      nome,
      detail,
      unit,
      produto: { id, quantidade: quantity, ...soldBy(product), observacao, opcoes },
    });
  };
  return (
    <div className="table-panel-product" ref={top}>
      {product.opcoes.map((group) => (
        <OptionGroup
          key={group.id}
          product={product}
          group={group}
          choices={choices}
          onChange={setChoices}
        />
      ))}
      <div className="stack">
        <ParagraphField
          label={t`Observação`}
          optional
          rows={2}
          maxLength={200}
          value={remark}
          onChange={setRemark}
        />
      </div>
      <div className="table-panel-send stack md">
        <div className="row between">
          <Stepper
            large
            name={nome}
            value={quantity}
            min={least}
            max={most}
            grams={grams}
            onChange={setQuantity}
          />
          <b className="num">{money(lineTotal({ unit, quantity, grams }))}</b>
        </div>
        <div className="cols2">
          <Button variant="neutral" onClick={onBack}>
            <Trans>Voltar</Trans>
          </Button>
          <Button unavailable={missing} onUnavailable={showMissing} onClick={add}>
            {missing ?? <Trans>Adicionar</Trans>}
          </Button>
        </div>
      </div>
    </div>
  );
}
