// Change for how much, or none needed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Cents } from '#contract/money.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { Chip } from '../ui/badge.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { suggestedNotes } from './change-notes.ts';
import type { Draft } from './draft.ts';

export type CashAnswer = Pick<Draft, 'changeText' | 'changeNotNeeded'>;
type CashChangeProps = {
  answer: CashAnswer;
  total: Cents;
  error: string | null;
  /** Show the error before the field was left. */
  shown: boolean;
  /** Where it stands outside the form that Enter submits. */
  form?: string;
  onChange(answer: Partial<CashAnswer>): void;
};

/** The answer: an amount, none needed, or null for neither. */
export const changeOf = ({
  changeText,
  changeNotNeeded,
}: CashAnswer): Cents | 'notNeeded' | null =>
  changeNotNeeded ? 'notNeeded' : parseMoneyInput(changeText);

export function CashChange({ answer, total, error, shown, form, onChange }: CashChangeProps) {
  const { t } = useLingui();
  const money = useMoney();
  const [left, setLeft] = useState(answer.changeText !== '');
  const typed = parseMoneyInput(answer.changeText);
  const back = typed !== null && typed > total ? money(typed - total) : '';
  const choose = (cents: Cents) =>
    onChange({ changeText: inputText(cents), changeNotNeeded: false });
  return (
    <div className="pay-extra">
      <TextField
        id="co-change"
        form={form}
        label={t`Troco para quanto?`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={answer.changeNotNeeded ? '' : answer.changeText}
        error={left || shown ? error : null}
        hint={back === '' ? undefined : t`O troco é ${back}.`}
        start={<span className="t-mute">{symbolOf(money(0))}</span>}
        onChange={(event) => onChange({ changeText: event.target.value, changeNotNeeded: false })}
        onBlur={({ target }) => target.value !== '' && setLeft(true)}
      />
      <div className="row tight quick">
        {suggestedNotes(total).map((cents) => (
          <Chip
            key={cents}
            pressed={!answer.changeNotNeeded && typed === cents}
            onClick={() => choose(cents)}
          >
            {money(cents).replace(/[.,]00(?!\d)/, '')}
          </Chip>
        ))}
      </div>
      <label className="row tap">
        <input
          className="sr"
          type="checkbox"
          checked={answer.changeNotNeeded}
          onChange={(event) => onChange({ changeNotNeeded: event.target.checked })}
        />
        <span className="check">
          <Icon of={Check} />
        </span>
        <span className="t-label">
          <Trans>Não preciso de troco</Trans>
        </span>
      </label>
    </div>
  );
}

/** As typed: 120,00. */
function inputText(cents: Cents): string {
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

function symbolOf(formatted: string): string {
  return formatted.replace(/[\d.,\s]/g, '');
}
