// Half and half, thirds or quarters: the drawn pizza with the names around it, and how its price is
// made up.
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { Option, OptionGroup, Product } from '#contract/entities/product.ts';
import { groupBounds } from '#rules/price/option-groups.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { type Choices, groupPrice } from './choices.ts';
import { Pizza, type Slice } from './pizza.tsx';

const fractions: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '2/4': '½',
  '3/4': '¾',
};

type FlavoursProps = { product: Product; group: OptionGroup; choices: Choices };

export function Flavours({ product, group, choices }: FlavoursProps) {
  const { t } = useLingui();
  const chosen = chosenFlavours(group, choices);
  const count = chosen.reduce((sum, { parts }) => sum + parts, 0);
  const total = Math.max(count, groupBounds(group).minimum, 1);
  // Flavours are placed counter-clockwise from the top, so that the first of two is the left half.
  let before = 0;
  const slices = chosen.map(({ option, parts }): Slice & { parts: number; option: Option } => {
    const from = before / total;
    before += parts;
    return {
      id: option.id,
      text: `${option.nome} ${option.descricao ?? ''}`,
      from,
      to: before / total,
      option,
      parts,
    };
  });
  const isLeft = ({ from, to }: Slice) => (from + to) / 2 <= 0.5 && !(from === 0 && to === 1);
  const label = (slice: (typeof slices)[number]) => (
    <FlavourLabel key={slice.id} option={slice.option} part={fractionOf(slice.parts, total)} />
  );
  const words = slices
    .map(({ option, parts }) => `${fractionOf(parts, total)} ${option.nome}`.trim())
    .join(', ');
  return (
    <>
      <div className="halves">
        <span className="half l">{slices.filter(isLeft).map(label)}</span>
        <Pizza
          slices={slices}
          label={words === '' ? t`Pizza sem sabor escolhido` : t`Pizza: ${words}`}
        />
        <span className="half">
          {slices.length === 0 ? (
            <span className="t-cap">
              <Trans>Escolha os sabores abaixo</Trans>
            </span>
          ) : (
            slices
              .filter((slice) => !isLeft(slice))
              .reverse()
              .map(label)
          )}
        </span>
      </div>
      <PriceRule product={product} group={group} choices={choices} flavours={chosen.length} />
    </>
  );
}

function chosenFlavours(group: OptionGroup, choices: Choices): { option: Option; parts: number }[] {
  const counts = choices[group.id] ?? {};
  return group.opcoes.flatMap((option) =>
    counts[option.id] === undefined ? [] : [{ option, parts: counts[option.id] ?? 0 }],
  );
}

function fractionOf(parts: number, total: number): string {
  return parts === total ? '' : (fractions[`${parts}/${total}`] ?? `${parts}/${total}`);
}

function FlavourLabel({ option, part }: { option: Option; part: string }) {
  const { t } = useLingui();
  const money = useMoney();
  const price = option.valor > 0 ? money(option.valor) : '';
  // A word and a price do not fit there side by side; a fraction and a price do.
  const lines = part === '' ? [t`Inteira`, price] : [[part, price].filter(Boolean).join(' · ')];
  return (
    <span className="half-one">
      <b>{option.nome}</b>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="t-cap num">
          {line}
        </span>
      ))}
    </span>
  );
}

/** The price of several flavours, in one sentence. */
function PriceRule({ product, group, choices, flavours }: FlavoursProps & { flavours: number }) {
  const money = useMoney();
  const value = groupPrice(product, group, choices);
  if (flavours < 2 || value === 0) return null;
  const highest = group.opcoes.some((option) => option.considerarMaiorValor);
  const mean = group.opcoes.some((option) => option.considerarMedia);
  const price = <b className="num">{money(value)}</b>;
  return (
    <p className="rule">
      <Icon of={Info} size={16} />
      <span>
        {highest ? (
          <Trans>Vale o sabor de maior valor: {price}</Trans>
        ) : mean ? (
          <Trans>Vale a média dos sabores: {price}</Trans>
        ) : (
          <Trans>Soma dos sabores: {price}</Trans>
        )}
      </span>
    </p>
  );
}
