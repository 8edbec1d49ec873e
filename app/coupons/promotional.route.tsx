// The promotional page (the specification, section 2): public coupons, a personal one, and the
// promotions.

import { pages } from '#contract/pages.ts';
import { SeeMenu } from '../brand/menu-words.tsx';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link, redirect } from 'react-router';
import type { Coupon, CouponOffer } from '#contract/entities/coupon.ts';
import type { Store } from '#contract/entities/store.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { Canonical } from '../brand/canonical.tsx';
import { useCart } from '../cart/cart-store.ts';
import { pageContext } from '../context.ts';
import { type Listing, splitPromotions } from '../listing/listing.ts';
import { toListing } from '../listing/to-listed.ts';
import { QuantitiesProvider } from '../menu/product/quantities.tsx';
import { PromotionCard } from '../menu/promotions.tsx';
import { chooseStore, storeSuffix } from '../stores/store-choice.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import './coupon.css';
import './promotional.css';
import type { Route } from './+types/promotional.route';
import { CouponTicket } from './coupon-ticket.tsx';
import { OwnCoupon } from './own-coupon.tsx';
import { PromotionalHero } from './promotional-hero.tsx';

type Loaded = {
  storeId: number | null;
  coupons: Coupon[];
  offer: CouponOffer | null;
  listing: Listing | null;
};

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Loaded> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) throw redirect('/');
  const store = chooseStore(brand, url, request.headers.get('cookie')) ?? brand.estabelecimentos[0];
  if (store === undefined) return { storeId: null, coupons: [], offer: null, listing: null };
  const [discounts, menu] = await Promise.all([
    api.storeDiscounts({ idEstabelecimento: store.id, appNome: brand.appNome }),
    brand.possuiDelivery ? api.menu({ idEstabelecimento: store.id }) : null,
  ]);
  if (!discounts.ok) throw new Response(discounts.mensagem, { status: 503 });
  const { descontos, cupomAleatorio } = discounts.value;
  return {
    storeId: store.id,
    coupons: descontos,
    offer: cupomAleatorio,
    listing: menu?.ok ? toListing(menu.value) : null,
  };
}

export default function Promotional({ loaderData }: Route.ComponentProps) {
  const { storeId } = loaderData;
  const { t } = useLingui();
  const brand = useBrand();
  const store = brand.estabelecimentos.find(({ id }) => id === storeId);
  const { projectName } = brand;
  return (
    <AccountFrame current="menu" storeId={storeId}>
      <title>{`${t`Promoções`} · ${projectName}`}</title>
      <meta name="description" content={t`Cupons e promoções de ${projectName}.`} />
      <Canonical path={pages.promotions} />
      {store === undefined ? null : (
        <Offers {...loaderData} store={store} menu={`${pages.menu}${storeSuffix(brand, store)}`} />
      )}
    </AccountFrame>
  );
}

type OffersProps = Loaded & { store: Store; menu: string };

function Offers({ coupons, offer, listing, store, menu }: OffersProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const cart = useCart(store.id);
  const suffix = storeSuffix(brand, store);
  const promotions = listing === null ? [] : splitPromotions(listing.categorias).promotions;
  const [first, ...others] = coupons;
  const filled = cart.count > 0;
  if (first === undefined && offer === null && promotions.length === 0) {
    return (
      <main className="wrap promo-page">
        <EmptyState
          title={t`Nenhuma promoção agora`}
          text={
            brand.possuiDelivery
              ? t`Volte em breve. Enquanto isso, veja o que a loja oferece.`
              : t`Volte em breve. Enquanto isso, veja seus selos.`
          }
        >
          {brand.possuiDelivery ? (
            <Link className={buttonClass()} to={menu}>
              <SeeMenu />
            </Link>
          ) : (
            <Link className={buttonClass()} to={pages.loyalty}>
              <Trans>Ver a fidelidade</Trans>
            </Link>
          )}
        </EmptyState>
      </main>
    );
  }
  return (
    <main className="wrap promo-page">
      <PromotionalHero
        coupon={first ?? null}
        picture={brand.imagensCapa[0] ?? null}
        menu={menu}
        filled={filled}
      >
        <Link className="icon-btn on-art" to={menu} aria-label={t`Voltar`}>
          <Icon of={ArrowLeft} />
        </Link>
      </PromotionalHero>
      {others.length === 0 ? null : (
        <section className="menu-section">
          <header>
            <h2 className="t-section">
              <Trans>Mais cupons</Trans>
            </h2>
          </header>
          <ul className="promo-coupons">
            {others.map((coupon) => (
              <li key={coupon.codigoCupom}>
                <CouponTicket coupon={coupon} menu={menu} filled={filled} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {offer === null ? null : (
        <OwnCoupon offer={offer} storeId={store.id} menu={menu} filled={filled} />
      )}
      {promotions.length === 0 ? null : (
        <section className="menu-section">
          <header>
            <h2 className="t-section">
              <Trans>Em promoção agora</Trans>
            </h2>
          </header>
          <QuantitiesProvider
            lines={cart.lines}
            add={cart.add}
            setQuantity={cart.setQuantity}
            atOnce={store.adicionarItensNaTelaInicial}
          >
            <ul className="promo-grid">
              {promotions.map((product) => (
                <PromotionCard key={product.id} product={product} suffix={suffix} eager={false} />
              ))}
            </ul>
          </QuantitiesProvider>
        </section>
      )}
    </main>
  );
}
