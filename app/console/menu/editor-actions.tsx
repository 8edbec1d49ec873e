// The head of the menu editor: which store's menu, the search, the printed menu, and what is rare.
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Plus, Printer, Search } from 'lucide-react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MenuStorePicker } from '../menu-stores/store-picker.tsx';

type EditorActionsProps = {
  menu: StaffMenu;
  /** Null: the menu of the whole brand. */
  storeId: number | null;
  onStore: (id: number | null) => void;
  needle: string;
  onNeedle: (needle: string) => void;
  onTools: () => void;
  onNew: () => void;
};

export function EditorActions(props: EditorActionsProps) {
  const { menu, storeId, onStore, needle, onNeedle, onTools, onNew } = props;
  const { t } = useLingui();
  return (
    <>
      {menu.estabelecimentos.length > 1 ? (
        <MenuStorePicker stores={menu.estabelecimentos} chosen={storeId} onChoose={onStore} />
      ) : null}
      <label className="input search editor-search">
        <Icon of={Search} />
        <span className="sr">
          <Trans>Buscar item</Trans>
        </span>
        <input
          type="search"
          placeholder={t`Buscar item`}
          value={needle}
          onChange={(event) => onNeedle(event.currentTarget.value)}
        />
      </label>
      <Link
        className="icon-btn"
        to={consolePages.printedMenu}
        aria-label={t`Cardápio impresso`}
        title={t`Cardápio impresso`}
      >
        <Icon of={Printer} size={20} />
      </Link>
      {menu.podeEditar ? (
        <>
          <Button variant="outline" size="md" onClick={onTools}>
            <Icon of={Ellipsis} size={18} />
            <Trans>Mais</Trans>
          </Button>
          <Button size="md" onClick={onNew}>
            <Icon of={Plus} size={18} />
            <Trans>Novo item</Trans>
          </Button>
        </>
      ) : null}
    </>
  );
}
