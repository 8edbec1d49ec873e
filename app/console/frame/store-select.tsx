// Under a console page's title: which of several stores the page shows.
import { useLingui } from '@lingui/react/macro';

type StoreSelectProps = {
  stores: readonly { id: number; nome: string }[];
  /** An id; null: all. */
  chosen: number | null;
  /** Adds a choice for all stores. */
  all?: boolean;
  onChoose: (id: number | null) => void;
};

export function StoreSelect({ stores, chosen, all = false, onChoose }: StoreSelectProps) {
  const { t } = useLingui();
  return (
    <select
      className="console-stores t-cap"
      aria-label={t`Loja`}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
    >
      {all ? <option value="">{t`Todas as lojas`}</option> : null}
      {stores.map(({ id, nome }) => (
        <option key={id} value={id}>
          {nome}
        </option>
      ))}
    </select>
  );
}
