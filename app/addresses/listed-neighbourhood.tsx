// The neighbourhood of an address from the store's list.
import { useLingui } from '@lingui/react/macro';
import { NeighbourhoodField } from './neighbourhood-field.tsx';
import type { AddressForm } from './use-address-form.ts';

export function ListedNeighbourhood({ form }: { form: AddressForm }) {
  const { t } = useLingui();
  const { draft, list, listed, change } = form;
  const unlisted = draft.bairro;
  if (list === null) return null;
  return (
    <NeighbourhoodField
      list={list}
      value={listed?.bairro ?? ''}
      error={form.neighbourhoodMissing ? t`Escolha o bairro.` : null}
      hint={
        unlisted === '' || listed !== null || list === 'loading'
          ? undefined
          : t`A loja não lista ${unlisted}. Escolha na lista.`
      }
      onChoose={({ bairro, cidade, uf }) => change({ bairro, cidade, uf })}
    />
  );
}
