// The options of a product in one glance, by the rules of the storefront's form, each with a key.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Option, OptionGroup, Product } from '#contract/entities/product.ts';
import type { NewLine } from '#rules/cart/cart.ts';
import { lineTotal } from '#rules/price/lines.ts';
import { checkChoices, unitPrice } from '#rules/price/product-price.ts';
import { boundsOf, clamp } from '#rules/price/weight.ts';
import {
  type Choices,
  choose,
  countOf,
  isFull,
  styleOf,
  toChosen,
} from '../menu/product/choices.ts';
import { useGroupWords } from '../menu/product/group-words.ts';
import { chosenLine } from '../menu/product/line.ts';
import { useOptionPrice } from '../menu/product/option-price.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useMoney } from '../ui/money.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { optionKey, placeOfKey } from './search-text.ts';

type ProductOptionsProps = {
  product: Product;
  quantity: number;
  onAdd: (line: NewLine) => void;
  onBack: () => void;
};

export function ProductOptions({ product, quantity, onAdd, onBack }: ProductOptionsProps) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useGroupWords();
  const box = useRef<HTMLFieldSetElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const bounds = boundsOf(product);
  const grams = product.peso?.passo;
  const [count, setCount] = useState(clamp(quantity, bounds));
  const [remark, setRemark] = useState('');
  useEffect(() => box.current?.focus(), []);
  const opcoes = toChosen(product, choices);
  const [problem] = checkChoices(product, opcoes);
  const lacking = product.opcoes.find(({ id }) => id === problem?.idGrupo) ?? null;
  const missing =
    problem === undefined
      ? null
      : words.problem(problem, lacking, lacking === null ? 0 : countOf(choices, lacking.id));
  const all = product.opcoes.flatMap((group) => group.opcoes.map((option) => ({ group, option })));
  const add = () => {
    if (lacking !== null) showGroup(box.current, lacking.id);
    if (missing === null)
      onAdd(chosenLine(product, 'peach', { quantidade: count, observacao: remark, opcoes }));
  };
  const press = (group: OptionGroup, optionId: number) =>
    setChoices((last) => choose(last, group, optionId, nextCount(last, group, optionId)));
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className="pick-options pick-set"
      aria-label={product.nome}
      onKeyDown={(event) => {
        const inText = event.target instanceof HTMLInputElement && event.target.type === 'text';
        const place = all[placeOfKey(event.key)];
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
        if (event.key === 'Enter' && plain && !(event.target instanceof HTMLButtonElement)) {
          event.preventDefault();
          add();
        } else if (event.key === 'Escape') onBack();
        else if (!inText && plain && place !== undefined && !place.option.esgotado) {
          event.preventDefault();
          press(place.group, place.option.id);
        }
      }}
    >
      <p className="row between t-head">
        <span>{product.nome}</span>
        <span className="num">
          {money(lineTotal({ unit: unitPrice(product, opcoes), quantity: count, grams }))}
        </span>
      </p>
      {product.opcoes.map((group) => (
        <PickGroup
          key={group.id}
          product={product}
          group={group}
          choices={choices}
          keyOf={(option) => optionKey(all.findIndex((one) => one.option === option))}
          onPress={(optionId) => press(group, optionId)}
        />
      ))}
      <TextField
        label={t`Observação`}
        optional
        autoComplete="off"
        maxLength={200}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
      />
      <div className="row between">
        <Stepper
          name={product.nome}
          value={count}
          min={bounds.least}
          max={bounds.most}
          grams={grams}
          onChange={setCount}
        />
        <Button
          variant="outline"
          unavailable={missing ?? undefined}
          onClick={add}
          onUnavailable={add}
        >
          {missing ?? <Trans>Pôr no pedido</Trans>}
          <kbd className="pick-key">Enter</kbd>
        </Button>
      </div>
      <p className="sr" role="status">
        {missing}
      </p>
    </fieldset>
  );
}

type PickGroupProps = {
  product: Product;
  group: OptionGroup;
  choices: Choices;
  /** Null: too many options for the keyboard. */
  keyOf: (option: Option) => string | null;
  onPress: (optionId: number) => void;
};

function PickGroup({ product, group, choices, keyOf, onPress }: PickGroupProps) {
  const words = useGroupWords();
  const price = useOptionPrice(product, group, choices);
  const isOne = styleOf(group) === 'one';
  return (
    <fieldset tabIndex={-1} data-group={group.id} className="pick-set">
      <legend className="row between">
        <span>{group.nome}</span>
        <span className="t-cap">{words.rule(group)}</span>
      </legend>
      <div className="chipwrap">
        {group.opcoes.map((option) => {
          const times = choices[group.id]?.[option.id] ?? 0;
          const key = keyOf(option);
          const costs = price(option);
          return (
            <button
              key={option.id}
              type="button"
              className="chip"
              aria-pressed={times > 0}
              disabled={option.esgotado || (times === 0 && !isOne && isFull(choices, group))}
              onClick={() => onPress(option.id)}
            >
              {key === null ? null : <kbd className="pick-key">{key}</kbd>}
              {times > 1 ? `${times}× ` : null}
              {option.nome}
              {costs === null ? null : <span className="num">{costs}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The group that still needs a choice may be out of view. */
function showGroup(box: HTMLElement | null, id: number): void {
  const group = box?.querySelector<HTMLElement>(`[data-group="${id}"]`);
  // Not one of its options: Enter would choose it.
  group?.focus({ preventScroll: true });
  group?.scrollIntoView({ block: 'nearest' });
}

/** One more of a portion until the group is full, then none; otherwise on and off. */
function nextCount(choices: Choices, group: OptionGroup, optionId: number): number {
  const now = choices[group.id]?.[optionId] ?? 0;
  if (styleOf(group) === 'portions') return isFull(choices, group) ? 0 : now + 1;
  return now > 0 ? 0 : 1;
}
