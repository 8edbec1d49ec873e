// The fields of an address.
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { CityField } from './city-field.tsx';
import { type AddressDraft, type AddressDraftField, NO_NUMBER } from './draft.ts';
import { states } from './states.ts';
import type { City } from './use-served-cities.ts';

type AddressFieldsProps = {
  draft: AddressDraft;
  errors: Partial<Record<AddressDraftField, string>>;
  onChange: (change: Partial<AddressDraft>) => void;
  /** Absent where the brand asks for no postal code. */
  cep: ReactNode;
  /** Cities that the store delivers to. */
  cities: readonly City[];
  /** A list instead of the typed neighbourhood; it also determines the city. */
  neighbourhood: ReactNode;
};

export function AddressFields({
  draft,
  errors,
  onChange,
  cep,
  cities,
  neighbourhood,
}: AddressFieldsProps) {
  const { t } = useLingui();
  const text = (
    field: AddressDraftField,
    label: string,
    more: Partial<Parameters<typeof TextField>[0]> = {},
  ) => (
    <TextField
      maxLength={80}
      {...more}
      id={`ad-${field}`}
      label={label}
      value={draft[field]}
      error={errors[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  const state = (
    <SelectField
      id="ad-uf"
      label={t`Estado`}
      options={states}
      placeholder={t`Escolher`}
      autoComplete="address-level1"
      value={draft.uf}
      onChange={(event) => onChange({ uf: event.target.value })}
    />
  );
  const noNumber = draft.numero === NO_NUMBER;
  return (
    <>
      {cep === null ? (
        state
      ) : (
        <div className="cols2">
          {cep}
          {state}
        </div>
      )}
      <CityField cities={cities} value={draft.cidade} error={errors.cidade} onChange={onChange} />
      {neighbourhood ?? text('bairro', t`Bairro`, { autoComplete: 'address-level3' })}
      {text('logradouro', t`Rua`, { autoComplete: 'address-line1', maxLength: 120 })}
      <div className="cols-13">
        {text('numero', t`Número`, {
          inputMode: 'numeric',
          autoComplete: 'off',
          maxLength: 20,
          disabled: noNumber,
        })}
        {text('complemento', t`Complemento`, {
          optional: !noNumber,
          autoComplete: 'address-line2',
          placeholder: noNumber ? t`Quadra e lote` : undefined,
        })}
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
      {text('referencia', t`Ponto de referência`, {
        optional: true,
        autoComplete: 'off',
        maxLength: 160,
        placeholder: t`Ex.: em frente à padaria`,
      })}
    </>
  );
}
