// The city: one that the store delivers to, or another that is typed.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { samePlace } from '#rules/places/place-names.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { focusRendered } from '../ui/first-wrong.ts';
import type { City } from './use-served-cities.ts';

type CityFieldProps = {
  cities: readonly City[];
  value: string;
  error: string | undefined;
  onChange: (change: { cidade: string; uf?: string }) => void;
};

const OTHER = '*';

export function CityField({ cities, value, error, onChange }: CityFieldProps) {
  const { t } = useLingui();
  const [other, setOther] = useState(false);
  const index = cities.findIndex(({ cidade }) => samePlace(cidade, value));
  if (cities.length === 0 || other || (value !== '' && index < 0)) {
    return (
      <TextField
        id="ad-cidade"
        label={t`Cidade`}
        autoComplete="address-level2"
        maxLength={80}
        value={value}
        error={error}
        onChange={(event) => {
          // Typed text stays a typed city, even if it matches one in the list.
          setOther(true);
          onChange({ cidade: event.target.value });
        }}
      />
    );
  }
  const choose = (chosen: string) => {
    const city = cities[Number(chosen)];
    setOther(chosen === OTHER);
    onChange(city === undefined || chosen === '' ? { cidade: '' } : city);
    if (chosen === OTHER) focusRendered(() => document.getElementById('ad-cidade'));
  };
  return (
    <SelectField
      id="ad-cidade"
      label={t`Cidade`}
      placeholder={t`Escolher`}
      options={[
        ...cities.map(({ cidade, uf }, at) => ({ value: String(at), label: `${cidade} - ${uf}` })),
        { value: OTHER, label: t`Outra cidade` },
      ]}
      value={index < 0 ? '' : String(index)}
      error={error}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
