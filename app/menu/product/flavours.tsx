// Half and half, thirds or quarters: the drawn pizza with the names and prices of its parts around
// it. It stays in sight while flavours are chosen.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Option, OptionGroup, Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { chosenPicture } from '#rules/chosen-picture.ts';
import { groupBounds } from '#rules/price/option-groups.ts';
import { OwnWords } from '../../brand/own-words.tsx';
import { useMoney } from '../../ui/money.tsx';
import { type Choices, groupPrice, toChosen } from './choices.ts';
import { blends, chosenSize, sizedBase } from './option-price.ts';

const fractions: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '2/4': '½',
  '3/4': '¾',
};

type FlavoursProps = { product: Product; group: OptionGroup; choices: Choices };
type Part = { option: Option; parts: number; middle: number; price: Cents | null };

export function Flavours({ product, group, choices }: FlavoursProps) {
  const { t } = useLingui();
  const total = totalParts(group, choices);
  const parts = partsOf(product, group, choices, total);
  const picture = chosenPicture(product, toChosen(product, choices));
  const isLeft = ({ middle, parts: own }: Part) => middle <= 0.5 && own < total;
  const label = ({ option, parts: own, price }: Part) => (
    <FlavourLabel
      key={option.id}
      option={option}
      part={own === total ? t`Inteira` : fractionOf(own, total)}
      price={price}
    />
  );
  const words = parts
    .map(({ option, parts: own }) => `${fractionOf(own, total)} ${option.nome}`.trim())
    .join(', ');
  const open = total - parts.reduce((sum, { parts: own }) => sum + own, 0);
  return (
    <div className="halves">
      <span className="half l">{parts.filter(isLeft).map(label)}</span>
      {picture === null ? (
        <span className="halves-pic" />
      ) : (
        <img
          className="halves-pic"
          src={picture}
          width={104}
          height={104}
          alt={words === '' ? t`Pizza sem sabor escolhido` : t`Pizza: ${words}`}
        />
      )}
      <span className="half">
        {parts
          .filter((part) => !isLeft(part))
          .reverse()
          .map(label)}
        {open === 0 ? null : (
          <em className="half-open">
            {parts.length === 0 ? (
              <Trans>Escolha os sabores</Trans>
            ) : (
              <Trans>Escolha mais um</Trans>
            )}
          </em>
        )}
      </span>
      <PriceRule product={product} group={group} choices={choices} flavours={parts.length} />
    </div>
  );
}

function countOf(group: OptionGroup, choices: Choices): number {
  return Object.values(choices[group.id] ?? {}).reduce((sum, count) => sum + count, 0);
}

const totalParts = (group: OptionGroup, choices: Choices) =>
  Math.max(countOf(group, choices), groupBounds(group).minimum, 1);

/**
 * Counter-clockwise from the top, so that the first of two is the left half. Where the mean counts,
 * the prices of the parts add up to that of the pizza; where the dearest counts, no part has one.
 */
function partsOf(product: Product, group: OptionGroup, choices: Choices, total: number): Part[] {
  const counts = choices[group.id] ?? {};
  const base = blends(group) ? sizedBase(product, choices) : 0;
  const isMean = group.opcoes.some((option) => option.considerarMedia);
  const chosen = group.opcoes.filter(({ id }) => counts[id] !== undefined);
  const isComplete = countOf(group, choices) === total;
  const whole = base + groupPrice(product, group, choices);
  let before = 0;
  let left = whole;
  return chosen.map((option, index): Part => {
    const parts = counts[option.id] ?? 0;
    const middle = (before + parts / 2) / total;
    before += parts;
    const mean = Math.round(((base + option.valor) * parts) / total);
    const isLast = isComplete && index === chosen.length - 1;
    const own = isLast ? left : mean;
    left -= mean;
    if (option.valor === 0) return { option, parts, middle, price: null };
    if (isMean) return { option, parts, middle, price: own };
    return { option, parts, middle, price: blends(group) ? null : option.valor * parts };
  });
}

function fractionOf(parts: number, total: number): string {
  return parts === total ? '' : (fractions[`${parts}/${total}`] ?? `${parts}/${total}`);
}

function FlavourLabel({
  option,
  part,
  price,
}: {
  option: Option;
  part: string;
  price: Cents | null;
}) {
  const money = useMoney();
  return (
    <span className="half-one">
      <b>
        <OwnWords>{option.nome}</OwnWords>
      </b>
      <span className="t-cap num">{price === null ? part : `${part}\u00a0${money(price)}`}</span>
    </span>
  );
}

/** How the price is made up, with the size that it is for. */
function PriceRule({ product, group, choices, flavours }: FlavoursProps & { flavours: number }) {
  const money = useMoney();
  const size = chosenSize(product, choices)?.nome ?? null;
  if (!blends(group)) return null;
  const highest = group.opcoes.some((option) => option.considerarMaiorValor);
  const total = sizedBase(product, choices) + groupPrice(product, group, choices);
  const price = <b className="num">{money(total)}</b>;
  if (flavours < 2)
    return size === null ? null : (
      <p className="rule">
        <Trans>Preços da pizza inteira, tamanho {size}</Trans>
      </p>
    );
  return (
    <p className="rule">
      {highest ? (
        <Trans>Vale o sabor de maior valor: {price}</Trans>
      ) : (
        <Trans>Vale a média dos sabores: {price}</Trans>
      )}
    </p>
  );
}
