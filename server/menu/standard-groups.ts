// Option groups in the words of Open Delivery, which knows bounds and prices but not our kinds.
import type { StaffGroup } from '#contract/entities/console/menu.ts';
import type { FileGroup } from '#rules/menu-files/menu-file.ts';
import { GROUP_KIND, groupBounds, UNLIMITED_CHOICES } from '#rules/price/option-groups.ts';

/** What the standard allows. */
const MOST_PARTS = 4;

type Group = Pick<StaffGroup, 'nome' | 'quantidadeMinima' | 'quantidadeMaxima'> & {
  adicional: FileGroup['adicional'];
  opcoes: readonly (FileGroup['opcoes'][number] & {
    considerarMaiorValor: boolean;
    considerarMedia: boolean;
  })[];
};

/** What is only a remark costs nothing, whatever price was typed. */
export const standardPrice = ({ informativo, valor }: Group['opcoes'][number]) =>
  informativo ? 0 : valor;

type Part = {
  key: string;
  minPermitted: number;
  maxPermitted: number;
  priceMethod: 'SUM' | 'MAX' | 'AVG';
};

/**
 * `MAX` and `AVG` compare groups with each other, not the options in one: each part of a half and
 * half becomes a group with one choice.
 */
export function partsOf(group: Group): Part[] {
  const { minimum, maximum } = groupBounds(group);
  const whole = {
    key: 'group',
    minPermitted: minimum,
    maxPermitted: maximum === UNLIMITED_CHOICES ? Math.max(minimum, group.opcoes.length) : maximum,
  };
  const compared = group.opcoes.some((one) => one.considerarMaiorValor)
    ? 'MAX'
    : group.opcoes.some((one) => one.considerarMedia)
      ? 'AVG'
      : null;
  if (compared === null || group.adicional !== GROUP_KIND.flavours)
    return [{ ...whole, priceMethod: 'SUM' }];
  if (maximum > MOST_PARTS) return [{ ...whole, priceMethod: compared }];
  return Array.from({ length: maximum }, (_, part) => ({
    key: part === 0 ? 'group' : `group part ${part}`,
    minPermitted: part < minimum ? 1 : 0,
    maxPermitted: 1,
    priceMethod: compared,
  }));
}

/** The group as it is read from an Open Delivery file that we wrote. */
export function asStandardSays(group: Group): FileGroup {
  const parts = partsOf(group);
  const sumOf = (bound: 'minPermitted' | 'maxPermitted') =>
    parts.reduce((sum, part) => sum + part[bound], 0);
  const [quantidadeMinima, quantidadeMaxima] = [sumOf('minPermitted'), sumOf('maxPermitted')];
  const method = parts[0]?.priceMethod ?? 'SUM';
  const takesOne = quantidadeMinima === 1 && quantidadeMaxima === 1;
  return {
    nome: group.nome,
    adicional:
      method !== 'SUM' ? GROUP_KIND.flavours : takesOne ? GROUP_KIND.variation : GROUP_KIND.extras,
    quantidadeMinima,
    quantidadeMaxima,
    regraPreco: method === 'MAX' ? 'maior' : method === 'AVG' ? 'media' : 'soma',
    opcoes: group.opcoes.map((option) => ({
      nome: option.nome,
      descricao: option.descricao,
      valor: standardPrice(option),
      informativo: false,
    })),
  };
}
