// How many of a group may be chosen, in few words.
import { useLingui } from '@lingui/react/macro';
import type { OptionGroup } from '#contract/entities/product.ts';
import { groupBounds, UNLIMITED_CHOICES } from '#rules/price/option-groups.ts';

export function useGroupRange(): (
  group: Pick<OptionGroup, 'adicional' | 'quantidadeMinima' | 'quantidadeMaxima'>,
) => string {
  const { t } = useLingui();
  return (group) => {
    const { minimum, maximum } = groupBounds(group);
    if (minimum === maximum) return t`Escolha ${minimum}`;
    if (maximum === UNLIMITED_CHOICES)
      return minimum === 0 ? t`À vontade` : t`Pelo menos ${minimum}`;
    return minimum === 0 ? t`Até ${maximum}` : t`${minimum} a ${maximum}`;
  };
}
