// The choices made of a product, by group and option. Pure: each step returns new choices.
import type { ChosenGroup } from '#contract/entities/order-item.ts';
import type { OptionGroup, Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { GROUP_KIND, groupBounds } from '#rules/price/option-groups.ts';
import { unitPrice } from '#rules/price/product-price.ts';

/** Parts or portions by option id, by group id. Only counts above 0. */
export type Choices = Readonly<Record<number, Readonly<Record<number, number>>>>;

/** How a group is chosen: one of several, some of several, or some portions of each. */
export type GroupStyle = 'one' | 'some' | 'portions';

export function styleOf(group: OptionGroup): GroupStyle {
  const { maximum } = groupBounds(group);
  if (maximum === 1) return 'one';
  if (group.adicional === GROUP_KIND.extras) return 'portions';
  // With two halves, the same flavour twice is a whole pizza; from thirds on it is a valid choice.
  return group.adicional === GROUP_KIND.flavours && maximum > 2 ? 'portions' : 'some';
}

/**
 * A pizza of two halves: a third flavour takes the place of another, instead of being refused.
 */
export const replacesChoice = (group: OptionGroup): boolean =>
  group.adicional === GROUP_KIND.flavours && styleOf(group) === 'some';

/** `last`: the choice that gives way. */
export function replaceLast(
  choices: Choices,
  group: OptionGroup,
  optionId: number,
  last: number,
): Choices {
  return choose(choose(choices, group, last, 0), group, optionId, 1);
}

export function countOf(choices: Choices, groupId: number): number {
  return Object.values(choices[groupId] ?? {}).reduce((sum, count) => sum + count, 0);
}

export function isComplete(choices: Choices, group: OptionGroup): boolean {
  return countOf(choices, group.id) >= groupBounds(group).minimum;
}

export function isFull(choices: Choices, group: OptionGroup): boolean {
  return countOf(choices, group.id) >= groupBounds(group).maximum;
}

/**
 * Sets the count of an option. Where only one may be chosen, it replaces the other; elsewhere an
 * excess is dropped.
 */
export function choose(
  choices: Choices,
  group: OptionGroup,
  optionId: number,
  count: number,
): Choices {
  const { maximum } = groupBounds(group);
  if (maximum === 1) return { ...choices, [group.id]: count > 0 ? { [optionId]: 1 } : {} };
  const { [optionId]: before = 0, ...others } = choices[group.id] ?? {};
  const room = maximum - (countOf(choices, group.id) - before);
  const fitting = Math.max(0, Math.min(count, room));
  return { ...choices, [group.id]: fitting > 0 ? { ...others, [optionId]: fitting } : others };
}

export function toChosen(product: Pick<Product, 'opcoes'>, choices: Choices): ChosenGroup[] {
  return product.opcoes.flatMap((group) => {
    const chosen = choices[group.id] ?? {};
    const opcoes = group.opcoes.flatMap(({ id }) =>
      chosen[id] === undefined ? [] : [{ id, quantidade: chosen[id] }],
    );
    return opcoes.length > 0 ? [{ id: group.id, opcoes }] : [];
  });
}

/** Choices of a cart line; options no longer offered are dropped. */
export function fromChosen(
  product: Pick<Product, 'opcoes'>,
  chosen: readonly ChosenGroup[],
): Choices {
  let choices: Choices = {};
  for (const group of product.opcoes) {
    for (const { id, quantidade } of chosen
      .filter((one) => one.id === group.id)
      .flatMap((one) => one.opcoes)) {
      const offered = group.opcoes.some((option) => option.id === id && !option.esgotado);
      if (offered) choices = choose(choices, group, id, quantidade);
    }
  }
  return choices;
}

/** The price of one group alone. */
export function groupPrice(product: Product, group: OptionGroup, choices: Choices): Cents {
  return unitPrice(
    { ...product, valor: 0, opcoes: [group] },
    toChosen({ opcoes: [group] }, choices),
  );
}
