// Products that would be sold for nothing although nobody said so.
import type { Cents } from '#contract/money.ts';
import { GROUP_KIND, groupBounds } from './option-groups.ts';

type PricedGroup = {
  adicional: 0 | 1 | 2 | 3;
  quantidadeMinima: number;
  quantidadeMaxima: number;
  opcoes: readonly { valor: Cents; informativo: boolean }[];
};

/** Ordering the product always costs something for this group. */
function mustCost(group: PricedGroup): boolean {
  if (group.adicional === GROUP_KIND.remarks || groupBounds(group).minimum === 0) return false;
  return (
    group.opcoes.length > 0 &&
    group.opcoes.every(({ valor, informativo }) => valor > 0 && !informativo)
  );
}

/** It could be ordered at 0, and is not said to be free: it is not sold. */
export const isUnpriced = (
  product: { valor: Cents; gratis: boolean },
  groups: readonly PricedGroup[],
): boolean => product.valor === 0 && !product.gratis && !groups.some(mustCost);
