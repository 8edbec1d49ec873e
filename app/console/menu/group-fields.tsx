// A group's kind, how many may be chosen, and how flavours are charged, with the legal note.
import { Trans, useLingui } from '@lingui/react/macro';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CountField, WordField } from '../forms/typed-fields.tsx';
import type { GroupDraft, GroupProblem } from './group-draft.ts';

type MenuGroupFieldsProps = {
  draft: GroupDraft;
  problems: readonly GroupProblem[];
  onChange: (part: Partial<GroupDraft>) => void;
};

export function MenuGroupFields({ draft, problems, onChange }: MenuGroupFieldsProps) {
  const { t } = useLingui();
  const kinds = [
    { kind: GROUP_KIND.variation, label: t`Variação: escolhe exatamente uma, como o tamanho` },
    { kind: GROUP_KIND.extras, label: t`Adicionais: cada um com sua quantidade` },
    { kind: GROUP_KIND.remarks, label: t`Retirar e observações: sem preço` },
    { kind: GROUP_KIND.flavours, label: t`Sabores: meio a meio, terços, quartos` },
  ];
  const rules: { value: GroupDraft['regraPreco']; label: string }[] = [
    { value: 'media', label: t`Média dos sabores` },
    { value: 'maior', label: t`Sabor mais caro` },
    { value: 'soma', label: t`Soma dos sabores` },
  ];
  const flavours = draft.adicional === GROUP_KIND.flavours;
  return (
    <div className="fields">
      <WordField
        label={t`Nome`}
        value={draft.nome}
        maxLength={120}
        error={problems.includes('name') ? t`Dê um nome ao grupo.` : ''}
        onChange={(nome) => onChange({ nome })}
      />
      <SelectField
        label={t`Tipo`}
        options={kinds.map(({ kind, label }) => ({ value: String(kind), label }))}
        value={String(draft.adicional)}
        onChange={(event) =>
          onChange({
            adicional:
              kinds.find(({ kind }) => String(kind) === event.currentTarget.value)?.kind ??
              GROUP_KIND.variation,
          })
        }
      />
      {draft.adicional === GROUP_KIND.variation ? null : (
        <div className="cols2">
          <CountField
            label={t`Mínimo`}
            value={draft.minimum}
            error={problems.includes('bounds') ? t`O mínimo não pode passar do máximo.` : ''}
            onChange={(minimum) => onChange({ minimum })}
          />
          <CountField
            label={t`Máximo`}
            hint={t`0: sem limite`}
            value={draft.maximum}
            onChange={(maximum) => onChange({ maximum })}
          />
        </div>
      )}
      {flavours ? (
        <SelectField
          label={t`Preço do meio a meio`}
          options={rules}
          value={draft.regraPreco}
          onChange={(event) =>
            onChange({
              regraPreco:
                rules.find(({ value }) => value === event.currentTarget.value)?.value ?? 'media',
            })
          }
        />
      ) : null}
      {flavours && draft.regraPreco === 'maior' ? (
        <Notice tone="warning" role="status">
          <Trans>
            Vários Procons consideram abusivo cobrar pelo sabor mais caro. A média é a escolha
            segura.
          </Trans>
        </Notice>
      ) : null}
    </div>
  );
}
