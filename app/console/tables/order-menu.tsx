// The menu for waiters: a search, names and prices. Products without choices are added at once.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { Menu } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import { unitPrice } from '#rules/price/product-price.ts';
import { boundsOf, soldBy } from '#rules/price/weight.ts';
import { priceText } from '#rules/price/weight-text.ts';
import { toListed } from '../../listing/to-listed.ts';
import { findInMenu } from '../../picking/find-in-menu.ts';
import { MenuPending } from '../../picking/menu-pending.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMoney } from '../../ui/money.tsx';
import type { OrderedLine } from './order-lines.tsx';

type OrderMenuProps = {
  /** Null: not there yet. */
  menu: Menu | null;
  failed: boolean;
  onAgain: () => void;
  onPick: (product: Product) => void;
  onAdd: (line: OrderedLine) => void;
};

export function OrderMenu({ menu, failed, onAgain, onPick, onAdd }: OrderMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const [needle, setNeedle] = useState('');
  const wanted = needle.trim();
  const found = menu === null || wanted === '' ? [] : findInMenu(menu, wanted);
  const rows = (products: readonly Product[]) => (
    <ul className="list">
      {products.map((product) => (
        <PickRow key={product.id} product={product} onPick={onPick} onAdd={onAdd} />
      ))}
    </ul>
  );
  return (
    <div className="stack md">
      {/* Shown before the menu has loaded: the sheet begins here, not at its close button. */}
      <label className="input search" htmlFor={id}>
        <Icon of={Search} />
        <span className="sr">
          <Trans>Buscar no cardápio</Trans>
        </span>
        <input
          id={id}
          type="search"
          placeholder={t`Buscar no cardápio`}
          value={needle}
          onChange={(event) => setNeedle(event.currentTarget.value)}
        />
      </label>
      {menu === null ? <MenuPending failed={failed} onAgain={onAgain} /> : null}
      <div className="table-panel-menu">
        {wanted === ''
          ? menu?.categorias.map(({ id: categoryId, nome, produtos }) => (
              <section key={categoryId}>
                <h3 className="overline">{nome}</h3>
                {rows(produtos)}
              </section>
            ))
          : rows(found)}
        {menu === null || wanted === '' || found.length > 0 ? null : (
          <p className="t-sub" role="status">
            <Trans>Nada com este nome.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function PickRow({
  product,
  onPick,
  onAdd,
}: { product: Product } & Pick<OrderMenuProps, 'onPick' | 'onAdd'>) {
  const { t } = useLingui();
  const money = useMoney();
  const { esgotado, hasRequiredChoices, valorRealCalculado } = toListed(product);
  const { id, nome } = product;
  const price = priceText(money(valorRealCalculado), product.peso);
  if (esgotado) {
    return (
      <li className="pick">
        <span className="grow t-mute">{nome}</span>
        <span className="t-cap">
          <Trans>Esgotado</Trans>
        </span>
      </li>
    );
  }
  return (
    <li className="pick">
      <button type="button" className="grow pick-open" onClick={() => onPick(product)}>
        <span>{nome}</span>
        <span className="num t-cap">{hasRequiredChoices ? t`a partir de ${price}` : price}</span>
      </button>
      {hasRequiredChoices ? null : (
        <IconButton
          look="soft"
          size={18}
          icon={Plus}
          label={t`Adicionar ${nome}`}
          onClick={() =>
            onAdd({
              nome,
              detail: '',
              unit: unitPrice(product, []),
              produto: {
                id,
                quantidade: boundsOf(product).least,
                ...soldBy(product),
                observacao: '',
                opcoes: [],
              },
            })
          }
        />
      )}
    </li>
  );
}
