// What the price of an option is said to be: what the product costs with it, so that the numbers in
// the list are those of the total.
import { useLingui } from '@lingui/react/macro';
import type { Option, OptionGroup, Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import { startingPrice, unitPrice } from '#rules/price/product-price.ts';
import { priceText } from '#rules/price/weight-text.ts';
import { useMoney } from '../../ui/money.tsx';
import { type Choices, isComplete, toChosen } from './choices.ts';

const isPriced = (option: Option) => !option.informativo && option.valor > 0;

/** The dearest or the mean of the flavours counts: each has a price of its own. */
export const blends = (group: OptionGroup): boolean =>
  group.opcoes.some((option) => option.considerarMaiorValor || option.considerarMedia);

const isSize = ({ adicional }: OptionGroup) => adicional === GROUP_KIND.variation;
const isFlavours = ({ adicional }: OptionGroup) => adicional === GROUP_KIND.flavours;

export function chosenSize(product: Product, choices: Choices): Option | null {
  const sizes = product.opcoes.filter(isSize);
  const chosen = sizes.flatMap(({ id, opcoes }) =>
    opcoes.filter((option) => choices[id]?.[option.id] !== undefined),
  );
  return sizes.length === 1 ? (chosen[0] ?? null) : null;
}

/** What the product costs before its flavours: with the chosen size. */
export function sizedBase(product: Product, choices: Choices): Cents {
  const sizes = product.opcoes.filter(isSize);
  return unitPrice({ ...product, opcoes: sizes }, toChosen({ opcoes: sizes }, choices));
}

const isFree = (group: OptionGroup) => group.opcoes.some((option) => !isPriced(option));

/**
 * Whether the options of a size show what the product costs with them. Not if another group always
 * adds to it; one that may be had for nothing shows its surcharges, and stands after the size.
 */
export function showsWholePrice({ opcoes }: Pick<Product, 'opcoes'>, group: OptionGroup): boolean {
  const own = opcoes.indexOf(group);
  return (
    isSize(group) &&
    opcoes.every(
      (other, place) =>
        place === own ||
        (isSize(other) && (!other.opcoes.some(isPriced) || (place > own && isFree(other)))) ||
        (isFlavours(other) && blends(other)) ||
        other.adicional === GROUP_KIND.remarks ||
        other.adicional === GROUP_KIND.extras,
    )
  );
}

/** The pizza in this size: exact once its flavours are chosen, else the lowest. */
function sizePrice(product: Product, group: OptionGroup, option: Option, choices: Choices) {
  const others = product.opcoes.filter((other) => other !== group && isFlavours(other));
  const own = { ...product, valor: product.valor + (isPriced(option) ? option.valor : 0) };
  const isExact = others.every((other) => isComplete(choices, other));
  const priced = { ...own, opcoes: others };
  const cents = isExact
    ? unitPrice(priced, toChosen({ opcoes: others }, choices))
    : startingPrice(priced).valorRealCalculado;
  return { cents, isExact };
}

/**
 * A size shows the product's price with it, a flavour its full price in the chosen size, everything
 * else its surcharge. Nothing if no option costs anything.
 */
export function useOptionPrice(
  product: Product,
  group: OptionGroup,
  choices: Choices,
): (option: Option) => string | null {
  const { t } = useLingui();
  const plain = useMoney();
  const money = (cents: Cents) => priceText(plain(cents), product.peso);
  if (group.adicional === GROUP_KIND.remarks || !group.opcoes.some(isPriced)) return () => null;
  const whole = showsWholePrice(product, group);
  // A flavour without a price shows that the others have a surcharge.
  const full = isFlavours(group) && group.opcoes.every(isPriced);
  const base = full && blends(group) ? sizedBase(product, choices) : 0;
  return (option) => {
    const own = isPriced(option) ? option.valor : 0;
    if (whole) {
      const { cents, isExact } = sizePrice(product, group, option, choices);
      const price = money(cents);
      return isExact ? price : t`desde ${price}`;
    }
    if (full) return money(base + own);
    if (own > 0) return t`+ ${money(own)}`;
    if (isSize(group)) return null;
    return isFlavours(group) ? t`Incluso` : t`Grátis`;
  };
}
