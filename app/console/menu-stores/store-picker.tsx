// Which store's menu the list shows: one, or what all share.
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Store } from 'lucide-react';
import type { MenuStore } from '#contract/entities/console/store-product.ts';
import { Icon } from '../../ui/icon.tsx';
import { useInBrowser } from '../../ui/in-browser.ts';
import './stores.css';

type MenuStorePickerProps = {
  stores: readonly MenuStore[];
  chosen: number | null;
  onChoose: (id: number | null) => void;
};

export function MenuStorePicker({ stores, chosen, onChoose }: MenuStorePickerProps) {
  const { t } = useLingui();
  const inBrowser = useInBrowser();
  return (
    <label className="input store-picker">
      <Icon of={Store} size={18} />
      <span className="sr">{t`Loja`}</span>
      <select
        // A choice before hydration would be lost.
        disabled={!inBrowser}
        value={String(chosen ?? '')}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
      >
        <option value="">{t`Todas as lojas`}</option>
        {stores.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} />
    </label>
  );
}
