// The cart as a panel: lines, pairings, the sum and the next step.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Info, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useBlockedPress } from '../brand/use-blocked-press.ts';
import { CouponSection } from '../coupons/coupon-section.tsx';
import type { Listing } from '../listing/listing.ts';
import { LoyaltySection } from '../loyalty/loyalty-section.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { useToast } from '../ui/toast.tsx';
import './cart.css';
import { Panel } from '../panel.tsx';
import { usePanels } from '../panel-address.ts';
import { Amount, amountOf } from './amount.tsx';
import { fillCart } from './cart-and-order.ts';
import { CartNotices } from './cart-notices.tsx';
import type { Cart } from './cart-store.ts';
import { EmptyCart } from './empty-cart.tsx';
import { FreeDeliveryBar } from './free-delivery-bar.tsx';
import { LineRow } from './line-row.tsx';
import { PairingsRow } from './pairings-row.tsx';
import { productAddress } from './product-address.ts';
import { Sum, WhyThisTotal } from './sum.tsx';
import { useEmptiedElsewhere } from './use-emptied-elsewhere.ts';
import { usePricedCart } from './use-priced-cart.ts';

export function CartPanel({ store, listing }: { store: Store; listing: Listing }) {
  const { t } = useLingui();
  const money = useMoney();
  const panels = usePanels();
  const onBlocked = useBlockedPress();
  const view = usePricedCart({ store, listing, payment: null });
  const { cart, facts, progress, belowMinimum, priced } = view;
  const { totals } = priced;
  const emptiedElsewhere = useEmptiedElsewhere(store.id);
  if (!cart.ready) return <Panel title={t`Sacola`}>{null}</Panel>;
  if (cart.lines.length === 0) {
    return (
      <Panel title={t`Sacola`}>
        <EmptyCart listing={listing} to={panels.to(null)} elsewhere={emptiedElsewhere} />
      </Panel>
    );
  }
  const missing =
    belowMinimum === null ? null : (
      <MinimumNotice missing={money(belowMinimum.missing)} minimum={money(belowMinimum.minimum)} />
    );
  const proceed = (className: string, withTotal: boolean) =>
    belowMinimum === null ? (
      <Link
        className={buttonClass({ split: withTotal, block: true }, className)}
        to={panels.to('finalizar')}
        preventScrollReset
      >
        <span>
          <Trans>Continuar</Trans>
        </span>
        {withTotal ? <Amount {...amountOf(facts)} /> : null}
      </Link>
    ) : (
      <Button
        block
        className={className}
        unavailable={t`Faltam ${money(belowMinimum.missing)} para o pedido mínimo de ${money(belowMinimum.minimum)}`}
        onUnavailable={onBlocked}
      >
        <Trans>Continuar</Trans>
      </Button>
    );
  return (
    <Panel title={t`Sacola`} action={<ClearButton storeId={store.id} cart={cart} />}>
      <div className="page wrap two-col">
        <div className="stack xl">
          <div className="cart-head row between desk-only">
            <h1 className="t-display">
              <Trans>Sua sacola</Trans>
            </h1>
            <ClearButton storeId={store.id} cart={cart} />
          </div>
          <CartNotices store={store} view={view} />
          {progress === null ? null : (
            <FreeDeliveryBar progress={progress} items={totals.valorItens} />
          )}
          <CartLines store={store} listing={listing} cart={cart} menu={panels.to(null)} />
          <PairingsRow store={store} listing={listing} cart={cart} />
        </div>
        <div className="stack">
          <h2 className="t-head mob-only">
            <Trans>Descontos</Trans>
          </h2>
          <CouponSection view={view} storeId={store.id} />
          <LoyaltySection view={view} />
          <div className="card sum-card">
            <h2 className="sr">
              <Trans>Resumo</Trans>
            </h2>
            <Sum facts={facts} />
            <WhyThisTotal facts={facts} />
            <div className="desk-only">
              {missing}
              {proceed('', false)}
            </div>
          </div>
          <StoreNotice store={store} />
        </div>
      </div>
      <div className="dock-space mob-only" />
      <div className={belowMinimum === null ? 'actionbar mob-only' : 'actionbar col mob-only'}>
        {missing}
        {proceed('', true)}
      </div>
    </Panel>
  );
}

function CartLines({
  store,
  listing,
  cart,
  menu,
}: {
  store: Store;
  listing: Listing;
  cart: Cart;
  menu: { pathname: string; search: string };
}) {
  const brand = useBrand();
  const listed = new Map(
    listing.categorias.flatMap((category) =>
      category.produtos.map((product) => [product.id, product] as const),
    ),
  );
  return (
    <section>
      <h2 className="sr">
        <Trans>Itens</Trans>
      </h2>
      <ul className="list cart-lines">
        {cart.lines.map((line) => {
          const product = listed.get(line.produto.id);
          const editTo =
            product === undefined ? null : productAddress(brand, store, line.produto.id, line.key);
          const was =
            product !== undefined && product.valorRealCalculado === line.valorProdutoHistorico
              ? product.valorDeCalculado
              : null;
          return <LineRow key={line.key} line={line} cart={cart} editTo={editTo} was={was} />;
        })}
      </ul>
      <Link
        className={buttonClass({ variant: 'quiet', size: 'md' }, 'cart-more')}
        to={menu}
        preventScrollReset
      >
        <Icon of={Plus} size={18} />
        <Trans>Adicionar mais itens</Trans>
      </Link>
    </section>
  );
}

/** The toast can undo clearing, so it needs no confirmation. */
function ClearButton({ storeId, cart }: { storeId: number; cart: Cart }) {
  const { t } = useLingui();
  const toasts = useToast();
  const clear = (panel: HTMLElement | null) => {
    // The button is removed with the lines; the panel keeps focus.
    panel?.focus({ preventScroll: true });
    const { lines } = cart;
    cart.clear();
    const undo = () => {
      fillCart(storeId, lines, 'replace');
      toasts.dismiss();
    };
    const action = (
      <Button variant="quiet" size="sm" className="cart-undo" onClick={undo}>
        <Trans>Desfazer</Trans>
      </Button>
    );
    toasts.show({ text: t`A sacola está vazia.`, action });
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={({ currentTarget }) => clear(currentTarget.closest<HTMLElement>('.panel'))}
    >
      <Trans>Limpar</Trans>
    </Button>
  );
}

function MinimumNotice({ missing, minimum }: { missing: string; minimum: string }): ReactNode {
  return (
    <p className="t-sub row tight sum-reason">
      <Icon of={Info} size={16} />
      <span>
        <Trans>
          Faltam <b className="num cart-left">{missing}</b> para o pedido mínimo de {minimum}
        </Trans>
      </span>
    </p>
  );
}

function StoreNotice({ store }: { store: Store }) {
  if (store.estado === 'aberto') return null;
  return (
    <p className="t-cap row tight cart-closed">
      <Icon of={CircleAlert} size={16} />
      {store.permiteAgendamento ? (
        <Trans>A loja não recebe pedidos agora, mas dá para agendar.</Trans>
      ) : store.estado === 'fechado' ? (
        <Trans>A loja está fechada agora. Sua sacola fica guardada.</Trans>
      ) : (
        <Trans>A loja pausou os pedidos por um momento. Sua sacola fica guardada.</Trans>
      )}
    </p>
  );
}
