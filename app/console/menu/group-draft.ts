// An option group being edited: amounts and bounds are text until parsed.
import type { GroupChange, StaffGroup } from '#contract/entities/console/menu.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import { amountText } from '../forms/typed-values.ts';

export type OptionDraft = {
  key: string;
  id: number | null;
  nome: string;
  descricao: string | null;
  price: string;
  informativo: boolean;
  esgotado: boolean;
};
export type GroupDraft = {
  nome: string;
  adicional: GroupChange['adicional'];
  minimum: string;
  maximum: string;
  regraPreco: GroupChange['regraPreco'];
  options: OptionDraft[];
};
export type GroupProblem = 'name' | 'bounds' | 'options' | 'price';

export function emptyOption(key: string): OptionDraft {
  return {
    key,
    id: null,
    nome: '',
    descricao: null,
    price: '0,00',
    informativo: false,
    esgotado: false,
  };
}

/** New flavours start with the mean: consumer offices object to charging the dearest half. */
export function toGroupDraft(group: StaffGroup | null): GroupDraft {
  if (group === null)
    return {
      nome: '',
      adicional: GROUP_KIND.variation,
      minimum: '0',
      maximum: '1',
      regraPreco: 'media',
      options: [emptyOption('new-1')],
    };
  return {
    nome: group.nome,
    adicional: group.adicional,
    minimum: String(group.quantidadeMinima),
    maximum: String(group.quantidadeMaxima),
    regraPreco: ruleOf(group),
    options: group.opcoes.map(({ id, nome, descricao, valor, informativo, esgotado }) => ({
      key: String(id),
      id,
      nome,
      descricao,
      price: amountText(valor),
      informativo,
      esgotado,
    })),
  };
}

function ruleOf({ adicional, opcoes }: StaffGroup): GroupChange['regraPreco'] {
  if (adicional !== GROUP_KIND.flavours) return 'media';
  if (opcoes.some(({ considerarMaiorValor }) => considerarMaiorValor)) return 'maior';
  return opcoes.some(({ considerarMedia }) => considerarMedia) ? 'media' : 'soma';
}

export function readGroup(draft: GroupDraft): {
  fields: Omit<GroupChange, 'id' | 'atualizadoEm'>;
  problems: GroupProblem[];
} {
  const { nome, adicional, regraPreco } = draft;
  const variation = adicional === GROUP_KIND.variation;
  const whole = (text: string) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : null);
  const [least, most] = variation ? [1, 1] : [whole(draft.minimum), whole(draft.maximum)];
  const problems: GroupProblem[] = [];
  if (nome.trim() === '') problems.push('name');
  // A maximum of 0 means none.
  if (least === null || most === null || (most > 0 && least > most)) problems.push('bounds');
  if (draft.options.length === 0 || draft.options.some((option) => option.nome.trim() === ''))
    problems.push('options');
  if (draft.options.some((option) => parseMoneyInput(option.price) === null))
    problems.push('price');
  const opcoes = draft.options.map(
    ({ id, nome: name, descricao, price, informativo, esgotado }) => {
      const free = adicional === GROUP_KIND.remarks;
      return {
        id,
        nome: name.trim(),
        descricao,
        valor: free ? 0 : (parseMoneyInput(price) ?? 0),
        informativo: free || informativo,
        esgotado,
      };
    },
  );
  return {
    fields: {
      nome: nome.trim(),
      adicional,
      quantidadeMinima: least ?? 0,
      quantidadeMaxima: most ?? 0,
      regraPreco,
      opcoes,
    },
    problems,
  };
}
