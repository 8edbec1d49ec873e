// The number of a house and what is added to it, or that it has none.
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { type AddressDraft, type AddressDraftField, NO_NUMBER } from './draft.ts';

type NumberFieldsProps = {
  draft: AddressDraft;
  errors: Partial<Record<AddressDraftField, string>>;
  onChange: (change: Partial<AddressDraft>) => void;
  /** Where no form takes it; not with Ctrl. */
  onEnter?: (() => void) | undefined;
};

export function NumberFields({ draft, errors, onChange, onEnter }: NumberFieldsProps) {
  const { t } = useLingui();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onEnter === undefined || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onEnter();
  };
  const noNumber = draft.numero === NO_NUMBER;
  return (
    <>
      <div className="cols-13">
        <TextField
          id="ad-numero"
          label={t`Número`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          disabled={noNumber}
          value={draft.numero}
          error={errors.numero}
          onChange={(event) => onChange({ numero: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <TextField
          id="ad-complemento"
          label={t`Complemento`}
          optional={!noNumber}
          autoComplete="address-line2"
          maxLength={80}
          placeholder={noNumber ? t`Quadra e lote` : undefined}
          value={draft.complemento}
          error={errors.complemento}
          onChange={(event) => onChange({ complemento: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      <label className="row tap">
        <input
          className="sr"
          type="checkbox"
          checked={noNumber}
          onChange={(event) => onChange({ numero: event.target.checked ? NO_NUMBER : '' })}
        />
        <span className="check">
          <Icon of={Check} />
        </span>
        <span className="t-label">
          <Trans>Sem número</Trans>
        </span>
      </label>
    </>
  );
}
