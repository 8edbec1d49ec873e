// One option of a group: name, price, availability, position.
import { useLingui } from '@lingui/react/macro';
import { ArrowUp, X } from 'lucide-react';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoneyField, WordField } from '../forms/typed-fields.tsx';
import type { GroupProblem, OptionDraft } from './group-draft.ts';

type MenuOptionRowProps = {
  option: OptionDraft;
  /** No price is required. */
  free: boolean;
  wrong: readonly GroupProblem[];
  onChange: (part: Partial<OptionDraft>) => void;
  onRemove: () => void;
  onUp: (() => void) | null;
};

export function MenuOptionRow({
  option,
  free,
  wrong,
  onChange,
  onRemove,
  onUp,
}: MenuOptionRowProps) {
  const { t } = useLingui();
  const { nome, price, esgotado } = option;
  const noName = wrong.includes('options') && nome.trim() === '';
  const noPrice = wrong.includes('price') && parseMoneyInput(price) === null;
  return (
    <li className="card stack sm">
      <div className="row wraps">
        <div className="group-name">
          <WordField
            label={t`Nome da opção`}
            value={nome}
            maxLength={120}
            error={noName ? t`Dê um nome à opção.` : ''}
            onChange={(nome) => onChange({ nome })}
          />
        </div>
        {/* The first one keeps it too: otherwise focus would move to the button that removes
            the option. */}
        <IconButton
          label={t`Subir ${nome}`}
          icon={ArrowUp}
          size={18}
          aria-disabled={onUp === null || undefined}
          onClick={() => onUp?.()}
        />
        <IconButton label={t`Tirar ${nome}`} icon={X} size={18} onClick={onRemove} />
      </div>
      {free ? null : (
        <MoneyField
          label={t`Preço`}
          value={price}
          error={noPrice ? t`Informe o preço.` : ''}
          onChange={(price) => onChange({ price })}
        />
      )}
      <SwitchRow
        label={t`Esgotado`}
        checked={esgotado}
        onChange={(event) => onChange({ esgotado: event.currentTarget.checked })}
      />
    </li>
  );
}
