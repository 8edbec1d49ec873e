// A store of the brand, or all of them, as a field of a filter's form.
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../ui/field.tsx';

type StoreFieldProps = {
  stores: readonly { id: number; nome: string }[];
  /** An id; empty: all. */
  chosen: string;
};

/** Nothing where there is nothing to choose. */
export function StoreField({ stores, chosen }: StoreFieldProps) {
  const { t } = useLingui();
  if (stores.length < 2) return null;
  return (
    <SelectField
      label={t`Loja`}
      name="loja"
      defaultValue={chosen}
      placeholder={t`Todas as lojas`}
      options={stores.map(({ id, nome }) => ({ value: String(id), label: nome }))}
    />
  );
}
