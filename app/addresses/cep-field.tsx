// The postal code field and the state of its search.
import { useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { maskCep } from '#rules/documents.ts';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { PostalCodeLookup } from './use-postal-code.ts';

type CepFieldProps = {
  value: string;
  lookup: PostalCodeLookup;
  /** Error of the whole form. */
  error: string | null;
  icon?: boolean;
  onChange: (value: string) => void;
};

export function CepField({ value, lookup, error, icon = false, onChange }: CepFieldProps) {
  const { t } = useLingui();
  const hints: Record<PostalCodeLookup['kind'], string | undefined> = {
    idle: undefined,
    found: undefined,
    searching: t`Buscando o endereço…`,
    unknown: undefined,
    unavailable: t`A busca de CEP está fora do ar. Preencha o endereço.`,
  };
  return (
    <TextField
      id="ad-cep"
      label={t`CEP`}
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder="00000-000"
      value={maskCep(value)}
      error={
        lookup.kind === 'unknown'
          ? t`Não encontramos este CEP. Confira ou preencha o endereço.`
          : error
      }
      hint={hints[lookup.kind]}
      start={icon ? <Icon of={MapPin} /> : null}
      end={lookup.kind === 'searching' ? <Spinner /> : null}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
