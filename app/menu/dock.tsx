// Cart bar and navigation at the bottom of a phone. Scrolling down hides the navigation, scrolling
// up shows it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { Store } from '#contract/entities/store.ts';
import { freeDelivery } from '#rules/price/free-delivery.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import type { Cart } from '../cart/cart-store.ts';
import { localInput } from '../cart/cart-totals.ts';
import { usePanels } from '../panel-address.ts';
import { ConsentStrip } from '../privacy/consent-strip.tsx';
import { classes } from '../ui/classes.ts';
import { useMoney } from '../ui/money.tsx';
import { ProgressBar } from '../ui/notice.tsx';
import { MainNav } from './main-nav.tsx';
import { UnwatchedStoreLine } from './unwatched-store-line.tsx';

type DockProps = {
  store: Store;
  cart: Cart;
  terms: MenuTerms;
  /** Only the cart: the search has its own way out. */
  bare: boolean;
  /** Nobody looks at the store's orders just now. */
  unwatched: boolean;
};

export function Dock({ store, cart, terms, bare, unwatched }: DockProps) {
  const tucked = useTucked();
  const filled = cart.count > 0;
  if (bare && !filled) return null;
  return (
    <div className={classes('dock mob-only', !filled && 'flat', (tucked || bare) && 'tucked')}>
      <ConsentStrip at="bar" />
      {unwatched ? <UnwatchedStoreLine /> : null}
      <CartBar store={store} cart={cart} terms={terms} />
      <MainNav className="nav" current="menu" />
      <CartStatus cart={cart} />
    </div>
  );
}

/** Also there when empty: before React, `early/menu.ts` fills and shows it. */
function CartBar({ store, cart, terms }: Omit<DockProps, 'bare' | 'unwatched'>) {
  const money = useMoney();
  const panels = usePanels();
  const { tipoPedido, quote } = useDeliveryChoice(store.id);
  const { lines } = cart;
  const progress = freeDelivery(
    localInput({ lines, terms, tipoPedido, quote, payment: null, additionalFee: 0 }),
  );
  return (
    <div className="rise" hidden={cart.count === 0}>
      {cart.count === 0 || progress === null ? null : (
        <div className="hintline">
          <span>
            {progress.reached ? (
              <Trans>Entrega grátis liberada</Trans>
            ) : (
              <Trans>
                Faltam <b className="num">{money(progress.missing)}</b> para entrega grátis
              </Trans>
            )}
          </span>
          <span className="grow">
            <ProgressBar part={progress.part} reached={progress.reached} />
          </span>
        </div>
      )}
      <Link className="cartbar" to={panels.to('sacola')} preventScrollReset>
        <span className="count" aria-hidden="true" suppressHydrationWarning>
          {cart.count}
        </span>
        <span>
          <Trans>Ver sacola</Trans>
          <span className="sr">
            , <Plural value={cart.count} one="# item" other="# itens" />,
          </span>
        </span>
        <span className="num" suppressHydrationWarning>
          {money(cart.subtotal)}
        </span>
      </Link>
    </div>
  );
}

/** Announces changes of the bar to screen readers; silent until the first one. */
function CartStatus({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const money = useMoney();
  const [first, setFirst] = useState<number | null>(null);
  useEffect(() => {
    if (cart.ready) setFirst((known) => known ?? cart.count);
  }, [cart.ready, cart.count]);
  const changed = first !== null && first !== cart.count;
  return (
    <span className="sr" role="status">
      {changed ? t`Itens na sacola: ${cart.count}. Subtotal: ${money(cart.subtotal)}` : ''}
    </span>
  );
}

const STEP_PX = 12;
const TOP_PX = 160;

function useTucked(): boolean {
  const [tucked, setTucked] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let frame = 0;
    const look = () => {
      frame = 0;
      const y = scrollY;
      if (Math.abs(y - last) < STEP_PX) return;
      setTucked(y > last && y > TOP_PX);
      last = y;
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
  return tucked;
}
