// The kinds of option groups and how many choices each needs (the specification, section 3).
import type { OptionGroup } from '#contract/entities/product.ts';

/** The four kinds of option group (`adicional`). */
export const GROUP_KIND = { variation: 0, extras: 1, remarks: 2, flavours: 3 } as const;

/** The most portions of one group when the store sets no maximum. */
export const UNLIMITED_CHOICES = 99;

/** How many portions a group requires and allows. */
export function groupBounds(
  group: Pick<OptionGroup, 'adicional' | 'quantidadeMinima' | 'quantidadeMaxima'>,
): { minimum: number; maximum: number } {
  if (group.adicional === GROUP_KIND.variation) return { minimum: 1, maximum: 1 };
  return {
    minimum: Math.max(0, group.quantidadeMinima),
    maximum: group.quantidadeMaxima > 0 ? group.quantidadeMaxima : UNLIMITED_CHOICES,
  };
}
