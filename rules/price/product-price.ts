// The price of one unit of a product with its choices, its lowest price, and problems of a set of
// choices.

import type { ChosenGroup } from '#contract/entities/order-item.ts';
import type { Option, OptionGroup, Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { GROUP_KIND, groupBounds } from './option-groups.ts';

type Part = { option: Option; quantity: number };

/**
 * The price of one unit. Choices that the product lacks cost nothing here; `checkChoices` reports
 * them.
 */
export function unitPrice(product: Product, chosen: readonly ChosenGroup[]): Cents {
  const groups = product.opcoes.reduce(
    (sum, group) => sum + groupPrice(group, partsOf(group, chosen)),
    0,
  );
  return Math.max(0, product.valor + groups);
}

function partsOf(group: OptionGroup, chosen: readonly ChosenGroup[]): Part[] {
  return chosen
    .filter((choice) => choice.id === group.id)
    .flatMap((choice) => choice.opcoes)
    .flatMap(({ id, quantidade }) => {
      const option = group.opcoes.find((candidate) => candidate.id === id);
      return option ? [{ option, quantity: quantidade }] : [];
    });
}

function groupPrice(group: OptionGroup, parts: readonly Part[]): Cents {
  const charged = parts.filter((part) => !part.option.informativo);
  if (charged.length === 0 || group.adicional === GROUP_KIND.remarks) return 0;
  if (group.adicional === GROUP_KIND.variation)
    return charged.reduce((sum, part) => sum + part.option.valor, 0);
  const sum = charged.reduce((total, part) => total + part.option.valor * part.quantity, 0);
  if (group.adicional === GROUP_KIND.extras) return sum;
  if (group.opcoes.some((option) => option.considerarMaiorValor))
    return Math.max(...charged.map((part) => part.option.valor));
  if (group.opcoes.some((option) => option.considerarMedia)) {
    return roundedMean(
      sum,
      charged.reduce((total, part) => total + part.quantity, 0),
    );
  }
  return sum;
}

/** Half up to a cent, once, in integers. */
function roundedMean(sum: Cents, parts: number): Cents {
  return Math.floor((2 * sum + parts) / (2 * parts));
}

/** The lowest price of the product, and the same from its list price when that is higher. */
export function startingPrice(product: Pick<Product, 'valor' | 'valorDe' | 'opcoes'>): {
  valorRealCalculado: Cents;
  valorDeCalculado: Cents | null;
} {
  const required = product.opcoes.reduce((sum, group) => sum + cheapestFill(group), 0);
  const valorRealCalculado = Math.max(0, product.valor + required);
  const listPrice = product.valorDe === null ? null : Math.max(0, product.valorDe + required);
  return {
    valorRealCalculado,
    valorDeCalculado: listPrice !== null && listPrice > valorRealCalculado ? listPrice : null,
  };
}

function cheapestFill(group: OptionGroup): Cents {
  const { minimum } = groupBounds(group);
  if (minimum === 0) return 0;
  const available = group.opcoes.filter((option) => !option.esgotado);
  // With everything sold out the product cannot be ordered, but its card keeps its price.
  const candidates = available.length > 0 ? available : group.opcoes;
  const prices = candidates.map((option) => groupPrice(group, [{ option, quantity: minimum }]));
  return prices.length > 0 ? Math.min(...prices) : 0;
}

export type ChoiceProblem = {
  /** null: the product has no such group. */
  idGrupo: number | null;
  /**
   * The option's name when one option is the cause, else the group's; empty if the menu does not
   * know it.
   */
  nome: string;
  kind: 'unknown' | 'missing' | 'tooFew' | 'tooMany' | 'soldOut' | 'repeated';
  minimum: number;
  maximum: number;
};

/**
 * Problems of the choices, in the order of the product's groups. Empty: the product can be ordered.
 */
export function checkChoices(
  product: Pick<Product, 'opcoes'>,
  chosen: readonly ChosenGroup[],
): ChoiceProblem[] {
  const unknown = chosen.filter(
    (choice) => !product.opcoes.some((group) => group.id === choice.id),
  );
  return [
    ...unknown.map(
      (): ChoiceProblem => ({ idGrupo: null, nome: '', kind: 'unknown', minimum: 0, maximum: 0 }),
    ),
    ...product.opcoes.flatMap((group) => checkGroup(group, chosen)),
  ];
}

function checkGroup(group: OptionGroup, chosen: readonly ChosenGroup[]): ChoiceProblem[] {
  const { minimum, maximum } = groupBounds(group);
  const problem = (kind: ChoiceProblem['kind'], nome = group.nome): ChoiceProblem => ({
    idGrupo: group.id,
    nome,
    kind,
    minimum,
    maximum,
  });
  const choices = chosen.filter((choice) => choice.id === group.id);
  const wanted = choices.flatMap((choice) => choice.opcoes);
  const parts = partsOf(group, chosen);
  const problems: ChoiceProblem[] = [];

  if (choices.length > 1) problems.push(problem('repeated'));
  if (parts.length < wanted.length) problems.push(problem('unknown'));
  // The same flavour twice counts twice; elsewhere a second entry is a client error.
  if (group.adicional !== GROUP_KIND.flavours) {
    const twice = new Set(
      parts
        .filter(
          (part, index) => parts.findIndex((other) => other.option.id === part.option.id) < index,
        )
        .map((part) => part.option),
    );
    for (const option of twice) problems.push(problem('repeated', option.nome));
  }
  for (const option of new Set(parts.map((part) => part.option)))
    if (option.esgotado) problems.push(problem('soldOut', option.nome));

  const count = parts.reduce((sum, part) => sum + part.quantity, 0);
  if (count === 0 && minimum > 0) problems.push(problem('missing'));
  else if (count < minimum) problems.push(problem('tooFew'));
  else if (count > maximum) problems.push(problem('tooMany'));
  return problems;
}
