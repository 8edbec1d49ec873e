// Reorders: puts the order's lines into its store's cart, to be received the same way. The cart
// reports what has changed before anything is ordered.
import { Trans, useLingui } from '@lingui/react/macro';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { pages } from '#contract/pages.ts';
import { api } from '../../api.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { fillCart, isCartEmpty } from '../../cart/cart-and-order.ts';
import { panelSearch } from '../../panel-address.ts';
import { rememberStore, storeSuffix } from '../../stores/store-choice.ts';
import { Button, type ButtonLook, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { picturesOf } from '../order-pictures.ts';
import { againLines } from './again-lines.ts';
import { useAgainWay } from './use-again-way.ts';
import { useLeftOut } from './use-left-out.ts';

type OrderAgainProps = { order: Order; look?: ButtonLook };

export function OrderAgain({ order, look = { variant: 'tonal', size: 'md' } }: OrderAgainProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const navigate = useNavigate();
  const receiveAgain = useAgainWay(order);
  const tellLeftOut = useLeftOut();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const store = brand.estabelecimentos.find(({ id }) => id === order.idEstabelecimento);
  const words = (
    <>
      <Icon of={Repeat} size={18} />
      <Trans>Pedir de novo</Trans>
    </>
  );
  // The store was removed: use another one's menu.
  if (store === undefined) {
    return (
      <Link className={buttonClass(look)} to={pages.menu}>
        {words}
      </Link>
    );
  }
  const fill = async (how: 'replace' | 'add') => {
    setBusy(true);
    const lines = againLines(order.itens, await knownPictures(order));
    // Another tab may have filled or emptied it meanwhile.
    const joins = how === 'add' && !isCartEmpty(store.id);
    const leftOut = fillCart(store.id, lines, how);
    receiveAgain(store, joins);
    tellLeftOut(leftOut);
    rememberStore(store);
    await navigate(
      `${pages.menu}${panelSearch(new URLSearchParams(storeSuffix(brand, store)), 'sacola')}`,
    );
  };
  const press = () => (isCartEmpty(store.id) ? void fill('add') : setAsking(true));
  return (
    <>
      <Button {...look} loading={busy && !asking} onClick={press}>
        {words}
      </Button>
      {asking ? (
        <Sheet title={t`Sua sacola já tem itens`} onClose={() => setAsking(false)}>
          <div className="stack">
            <p className="t-sub">
              <Trans>Quer juntar este pedido ao que já está na sacola?</Trans>
            </p>
            <Button block loading={busy} onClick={() => void fill('add')}>
              <Trans>Juntar à sacola</Trans>
            </Button>
            <Button block variant="neutral" disabled={busy} onClick={() => void fill('replace')}>
              <Trans>Trocar pelo pedido</Trans>
            </Button>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

/** Missing pictures must not prevent an order. */
async function knownPictures(order: Order) {
  try {
    return await picturesOf(await api(), [order]);
  } catch {
    return {};
  }
}
