// The fields of an address.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '../ui/field.tsx';
import { CityField } from './city-field.tsx';
import type { AddressDraft, AddressDraftField } from './draft.ts';
import { NumberFields } from './number-fields.tsx';
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
      <NumberFields draft={draft} errors={errors} onChange={onChange} />
      {text('referencia', t`Ponto de referência`, {
        optional: true,
        autoComplete: 'off',
        maxLength: 160,
        placeholder: t`Ex.: em frente à padaria`,
      })}
    </>
  );
}
