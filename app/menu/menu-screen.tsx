// The menu screen: store header, categories, products, and the cart beside or below them.
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { pages } from '#contract/pages.ts';
import { describeCalls } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Canonical } from '../brand/canonical.tsx';
import { LoadingOverlay } from '../brand/loading.tsx';
import { useIsMarket } from '../brand/use-is-market.ts';
import { useCart } from '../cart/cart-store.ts';
import { importOnce } from '../import-once.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { MenuData } from '../listing/listing.ts';
import { hasGoodConnection } from '../offline/good-connection.ts';
import { panelOf, usePanels } from '../panel-address.ts';
import { onlyLooks, rememberStore, storeSuffix } from '../stores/store-choice.ts';
import { useLiveStoreState } from '../stores/use-live-store-state.ts';
import { useToast } from '../ui/toast.tsx';
import { DesktopCart } from './desktop-cart.tsx';
import { Dock } from './dock.tsx';
import { MenuBody } from './menu-body.tsx';
import { MenuUnavailable } from './menu-unavailable.tsx';
import { ProductOpening } from './product/opening.tsx';
import { QuantitiesProvider } from './product/quantities.tsx';
import { TopBar } from './top-bar.tsx';
import { useFreshListing } from './use-fresh-listing.ts';
import { useListingAs } from './use-listing-as.ts';
import { useSearch } from './use-search.ts';
import { useTablePrices } from './use-table-prices.ts';

const loadPanels = () => import('./panels.tsx');
const MenuPanels = lazyPart(loadPanels);
const SearchScreen = lazyPart(async () => ({
  default: (await import('./search-screen.tsx')).SearchScreen,
}));

export function MenuScreen({ data }: { data: MenuData }) {
  const { estabelecimentos } = useBrand();
  const store = estabelecimentos.find((one) => one.id === data.idEstabelecimento);
  // Brand data and menu are separate replies: a store may have been removed in between.
  return store === undefined ? <MenuUnavailable /> : <OpenMenu data={data} store={store} />;
}

type OpenMenuProps = {
  data: MenuData;
  store: ReturnType<typeof useBrand>['estabelecimentos'][number];
};

function OpenMenu({ data: ofBrand, store }: OpenMenuProps) {
  const ofPlace = useTablePrices(ofBrand);
  const data = useListingAs(ofPlace);
  const { t } = useLingui();
  const brand = useBrand();
  const [params] = useSearchParams();
  const cart = useCart(store.id);
  const state = useLiveStoreState(store, data.renderedAt);
  const search = useSearch();
  const panel = panelOf(params);
  const { close } = usePanels();
  const suffix = storeSuffix(brand, store);
  usePanelsSoon(cart.lines.length > 0);
  const addWords = useAddWords();
  useFreshListing(ofPlace, store.codigo);
  useReopened(state.estado);
  useEffect(() => describeCalls({ storeId: store.id }), [store.id]);
  useChosen(store, onlyLooks(params));

  const { projectName } = brand;
  const isMarket = useIsMarket();
  const { bairro, cidade } = store.endereco;
  return (
    <QuantitiesProvider
      lines={cart.lines}
      add={cart.add}
      setQuantity={cart.setQuantity}
      atOnce={store.adicionarItensNaTelaInicial}
    >
      <title>{`${t`Cardapio`} · ${projectName}`}</title>
      <meta
        name="description"
        content={
          isMarket
            ? t`Produtos de ${projectName} em ${bairro}, ${cidade}: veja os preços e peça pelo site.`
            : t`Cardápio de ${projectName} em ${bairro}, ${cidade}: veja os preços e peça pelo site.`
        }
      />
      <Canonical path={`${pages.menu}${suffix}`} />
      <TopBar store={store} search={search} current="menu" />
      <div
        className={isMarket ? 'menu-layout wrap market' : 'menu-layout wrap'}
        data-early="menu"
        data-store={store.id}
        data-currency={brand.PUBLIC_CODIGO_MOEDA}
        {...addWords}
      >
        <Suspense fallback={null}>
          {search.isOpen ? (
            <SearchScreen
              categorias={data.categorias}
              search={search}
              suffix={suffix}
              onClose={search.close}
            />
          ) : (
            <MenuBody
              data={data}
              store={store}
              state={state}
              searchLink={search.link}
              suffix={suffix}
            />
          )}
        </Suspense>
        <DesktopCart store={store} terms={data.terms} unwatched={state.semAtendimento} />
      </div>
      <Dock
        store={store}
        cart={cart}
        terms={data.terms}
        bare={search.isOpen}
        unwatched={state.semAtendimento}
      />
      <ProductOpening />
      {panel === null ? null : (
        <Suspense fallback={<LoadingOverlay />}>
          <MenuPanels store={store} state={state} listing={data} onClose={close} />
        </Suspense>
      )}
    </QuantitiesProvider>
  );
}

/** After the first tap on a plus, so that its own reply is not delayed. */
const PANELS_AFTER_MS = 1_000;
/** With an empty cart: after all that the page fetches, so that the cart opens offline too. */
const PANELS_AT_LAST_MS = 8_000;

/**
 * A customer with something in the cart is likely to open it next. A slow connection loads nothing
 * ahead.
 */
function usePanelsSoon(hasItems: boolean): void {
  useEffect(() => {
    if (!hasGoodConnection()) return;
    const timer = setTimeout(
      () => void importOnce(loadPanels).catch(() => undefined),
      hasItems ? PANELS_AFTER_MS : PANELS_AT_LAST_MS,
    );
    return () => clearTimeout(timer);
  }, [hasItems]);
}

/** The labels of the plus, for the script that runs before React. */
function useAddWords() {
  const { t } = useLingui();
  const nome = '{nome}';
  const count = '{count}';
  const step = '{step}';
  return {
    'data-add': t`Adicionar ${nome}`,
    'data-add-more': t`Adicionar mais um ${nome}, ${count} na sacola`,
    'data-add-more-weight': t`Adicionar mais ${step} de ${nome}, ${count} na sacola`,
  };
}

/**
 * Opening a store's menu selects it (the specification, section 4), also by a link, but not in
 * view-only mode.
 */
function useChosen(store: OpenMenuProps['store'], looking: boolean): void {
  const { estabelecimentos } = useBrand();
  const several = estabelecimentos.length > 1;
  useEffect(() => {
    if (several && !looking) rememberStore(store);
  }, [store, several, looking]);
}

/** Announces that a closed or paused store takes orders again. */
function useReopened(estado: OpenMenuProps['store']['estado']): void {
  const { t } = useLingui();
  const { show } = useToast();
  const before = useRef(estado);
  useEffect(() => {
    if (before.current !== 'aberto' && estado === 'aberto')
      show({ text: t`A loja abriu. Já dá para enviar o pedido.`, tone: 'success' });
    before.current = estado;
  }, [estado, show, t]);
}
