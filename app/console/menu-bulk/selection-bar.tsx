// What can be done with the selected products: move, copy, hide or show, price, remove. Each has an
// undo.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Copy, Eye, EyeOff, FolderInput, Percent, Store, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { StaffMenu, StaffProduct } from '#contract/entities/console/menu.ts';
import './bulk.css';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuStorePricesSheet } from '../menu-stores/store-prices-sheet.tsx';
import { MenuPricesSheet } from './prices-sheet.tsx';
import { MenuTargetSheet } from './target-sheet.tsx';
import { useChangeProducts } from './use-change-products.tsx';

type MenuSelectionBarProps = {
  menu: StaffMenu;
  /** In menu order. */
  products: readonly StaffProduct[];
  /** The store whose menu the list shows. */
  storeId: number | null;
  onStoresChanged: () => void;
  /** Ends selecting. */
  onClose: () => void;
};

export function MenuSelectionBar(props: MenuSelectionBarProps) {
  const { menu, products, storeId, onStoresChanged, onClose } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<'mover' | 'copiar' | 'price' | 'stores' | null>(null);
  const { change, busy } = useChangeProducts(onClose);
  const count = products.length;
  const none = count === 0 ? t`Marque pelo menos um item.` : undefined;
  const shown = products.some(({ visivel }) => visivel);
  return (
    <fieldset className="bulk-bar" aria-busy={busy}>
      <legend className="sr">
        <Trans>Itens marcados</Trans>
      </legend>
      <span className="t-label num grow" role="status">
        <Plural
          value={count}
          _0="Nenhum item marcado"
          one="# item marcado"
          other="# itens marcados"
        />
      </span>
      <div className="bulk-actions">
        {menu.variasLojas ? (
          <Button variant="outline" size="sm" unavailable={none} onClick={() => setOpen('stores')}>
            <Icon of={Store} size={16} />
            <Trans>Nas lojas</Trans>
          </Button>
        ) : null}
        {menu.podeEditar ? (
          <>
            <Button variant="outline" size="sm" unavailable={none} onClick={() => setOpen('mover')}>
              <Icon of={FolderInput} size={16} />
              <Trans>Mover</Trans>
            </Button>
            <Button
              variant="outline"
              size="sm"
              unavailable={none}
              onClick={() => setOpen('copiar')}
            >
              <Icon of={Copy} size={16} />
              <Trans>Copiar</Trans>
            </Button>
            <Button
              variant="outline"
              size="sm"
              unavailable={none}
              onClick={() => void change(shown ? 'ocultar' : 'mostrar', products)}
            >
              <Icon of={shown || count === 0 ? EyeOff : Eye} size={16} />
              {shown || count === 0 ? <Trans>Ocultar</Trans> : <Trans>Mostrar</Trans>}
            </Button>
            <Button variant="outline" size="sm" unavailable={none} onClick={() => setOpen('price')}>
              <Icon of={Percent} size={16} />
              <Trans>Preço</Trans>
            </Button>
            <Button
              variant="danger"
              size="sm"
              unavailable={none}
              onClick={() => void change('remover', products)}
            >
              <Icon of={Trash2} size={16} />
              <Trans>Remover</Trans>
            </Button>
          </>
        ) : null}
      </div>
      <IconButton label={t`Terminar a seleção`} icon={X} size={20} onClick={onClose} />
      {open === 'stores' ? (
        <MenuStorePricesSheet
          menu={menu}
          products={products}
          storeId={storeId}
          onClose={() => setOpen(null)}
          onUndone={onStoresChanged}
          onDone={() => {
            onStoresChanged();
            onClose();
          }}
        />
      ) : null}
      {open === 'price' ? (
        <MenuPricesSheet
          menu={menu}
          products={new Set(products.map(({ id }) => id))}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'mover' || open === 'copiar' ? (
        <MenuTargetSheet
          copies={open === 'copiar'}
          count={count}
          categories={menu.categorias}
          onClose={() => setOpen(null)}
          onChoose={(idCategoria) => {
            setOpen(null);
            void change(open, products, idCategoria);
          }}
        />
      ) : null}
    </fieldset>
  );
}
