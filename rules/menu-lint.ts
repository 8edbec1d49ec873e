// What is wrong with a menu before a diner finds out: things that cannot be ordered, prices that say nothing true.
import type { Cents } from '#contract/money.ts';
import { GROUP_KIND, groupBounds } from './product-price.ts';

type LintOption = { valor: Cents; esgotado: boolean; informativo: boolean };
type LintGroup = {
  id: number;
  nome: string;
  adicional: 0 | 1 | 2 | 3;
  quantidadeMinima: number;
  quantidadeMaxima: number;
  opcoes: readonly LintOption[];
};
type LintProduct = { id: number; nome: string; valor: Cents; valorDe: Cents | null; promocional: boolean; grupos: readonly number[] };

export type MenuFinding = {
  /** The group can't be filled; a promotion is no cheaper than its list price; nothing costs anything; a promotion without a list price. */
  kind: 'groupImpossible' | 'groupSoldOut' | 'listPriceTooLow' | 'noPrice' | 'promotionWithoutListPrice';
  productId: number;
  name: string;
  /** Empty where no group is to blame. */
  groupName: string;
};

export function lintMenu(products: readonly LintProduct[], groups: readonly LintGroup[]): MenuFinding[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return products.flatMap((product) =>
    lintProduct(
      product,
      product.grupos.flatMap((id) => byId.get(id) ?? []),
    ),
  );
}

function lintProduct(product: LintProduct, groups: readonly LintGroup[]): MenuFinding[] {
  const finding = (kind: MenuFinding['kind'], groupName = ''): MenuFinding => ({ kind, productId: product.id, name: product.nome, groupName });
  const found: MenuFinding[] = [];
  for (const group of groups) {
    if (!canBeFilled(group, group.opcoes)) found.push(finding('groupImpossible', group.nome));
    else if (
      !canBeFilled(
        group,
        group.opcoes.filter(({ esgotado }) => !esgotado),
      )
    )
      found.push(finding('groupSoldOut', group.nome));
  }
  if (product.valorDe !== null && product.valorDe <= product.valor) found.push(finding('listPriceTooLow'));
  if (product.promocional && product.valorDe === null) found.push(finding('promotionWithoutListPrice'));
  if (product.valor === 0 && !groups.some(mustCost)) found.push(finding('noPrice'));
  return found;
}

/** One option may be taken several times, so one is enough where any are needed. */
function canBeFilled(group: LintGroup, available: readonly LintOption[]): boolean {
  const { minimum, maximum } = groupBounds(group);
  return minimum <= maximum && (minimum === 0 || available.length > 0);
}

/** Whoever orders the product pays something for this group. */
function mustCost(group: LintGroup): boolean {
  if (group.adicional === GROUP_KIND.remarks || groupBounds(group).minimum === 0) return false;
  return group.opcoes.length > 0 && group.opcoes.every(({ valor, informativo }) => valor > 0 && !informativo);
}
