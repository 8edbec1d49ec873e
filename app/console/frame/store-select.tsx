// Under a console page's title: which of several stores the page shows.
import { useLingui } from '@lingui/react/macro';
import { useInBrowser } from '../../ui/in-browser.ts';

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
  const inBrowser = useInBrowser();
  return (
    <select
      className="console-stores t-cap"
      aria-label={t`Loja`}
      // A choice before hydration would be lost.
      disabled={!inBrowser}
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
