// What a group of options requires, in words.
import { useLingui } from '@lingui/react/macro';
import type { OptionGroup } from '#contract/entities/product.ts';
import { GROUP_KIND, groupBounds, UNLIMITED_CHOICES } from '#rules/price/option-groups.ts';
import type { ChoiceProblem } from '#rules/price/product-price.ts';
import { fold } from '#rules/text.ts';

type Unchosen = Pick<OptionGroup, 'nome' | 'adicional' | 'quantidadeMinima'>;

export function useGroupWords(): {
  rule(group: OptionGroup): string;
  unchosen(group: OptionGroup): string;
  problem(problem: ChoiceProblem, group: Unchosen | null, count: number): string;
} {
  const { t } = useLingui();
  const unchosen = ({ nome, adicional, quantidadeMinima }: Unchosen) => {
    if (adicional === GROUP_KIND.flavours)
      return quantidadeMinima === 1 ? t`Escolha o sabor` : t`Escolha os sabores`;
    return fold(nome) === 'tamanho' ? t`Escolha o tamanho` : t`Falta: ${nome}`;
  };
  return {
    unchosen,
    rule(group) {
      const { minimum, maximum } = groupBounds(group);
      const limited = maximum < UNLIMITED_CHOICES;
      if (minimum === 0) {
        if (maximum === 1) return t`Opcional, escolha 1`;
        return limited && group.adicional !== GROUP_KIND.remarks
          ? t`Opcional, até ${maximum}`
          : t`Opcional`;
      }
      if (minimum === maximum) return t`Escolha ${minimum}`;
      if (!limited) return t`Escolha pelo menos ${minimum}`;
      return minimum === 1 ? t`Escolha até ${maximum}` : t`Escolha de ${minimum} a ${maximum}`;
    },
    problem({ kind, nome, minimum, maximum }, group, count) {
      const missing = minimum - count;
      const extra = count - maximum;
      if (kind === 'tooFew' && group?.adicional === GROUP_KIND.flavours)
        return missing === 1 ? t`Escolha mais um sabor` : t`Escolha mais ${missing} sabores`;
      if (kind === 'tooFew')
        return missing === 1 ? t`Falta 1 em ${nome}` : t`Faltam ${missing} em ${nome}`;
      if (kind === 'tooMany') return t`Tire ${extra} de ${nome}`;
      if (kind === 'soldOut') return t`${nome} esgotou`;
      return group === null ? t`Falta: ${nome}` : unchosen(group);
    },
  };
}
