// Categories at the side, then the store and its products. Each category hydrates separately, so
// that a long menu never blocks a tap.
import { useLingui } from '@lingui/react/macro';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { useNavigationType } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import './market.css';
import { useIsMarket } from '../brand/use-is-market.ts';
import { VersionLabel } from '../brand/version-label.tsx';
import type { MenuData } from '../listing/listing.ts';
import { firstCategoryOnly, type ListedCategory, splitPromotions } from '../listing/listing.ts';
import type { LiveStoreState } from '../stores/use-live-store-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Aisles } from './aisles.tsx';
import { CategoryList, CategoryTabs, usePlaces } from './category-nav.tsx';
import { LoyaltyPeek } from './loyalty-peek.tsx';
import { MenuSection } from './menu-section.tsx';
import { Promotions } from './promotions.tsx';
import { StoreHead } from './store-head.tsx';
import { StoreNotice } from './store-notice.tsx';

/** Cards of the promotions row; its link leads to all of them. */
const MOST_CARDS = 16;
/** Pictures on the first screen of a phone, which load at once: cards or rows, not below aisles. */
const FIRST_PICTURES = 2;

type MenuBodyProps = {
  data: MenuData;
  store: Store;
  state: LiveStoreState;
  searchLink: string;
  suffix: string;
};

export function MenuBody({ data, store, state, searchLink, suffix }: MenuBodyProps) {
  const { t } = useLingui();
  const { categorias } = data;
  const { promotions, lists } = useMemo(() => splitPromotions(categorias), [categorias]);
  const places = usePlaces(promotions.length > 0, lists);
  const drawn = useFirstCategoryFirst(lists);
  const isMarket = useIsMarket();
  // The same elements while the menu is the same: a change around them must not hydrate all
  // categories at once.
  const sections = useMemo(() => {
    const eager = isMarket ? 0 : FIRST_PICTURES;
    return (
      <>
        <Promotions products={promotions.slice(0, MOST_CARDS)} suffix={suffix} eagerCards={eager} />
        <LoyaltyPeek storeId={store.id} />
        {drawn.map((category, position) => (
          <Suspense key={category.id}>
            <MenuSection
              category={category}
              rows={lists[position]?.produtos.length ?? 0}
              suffix={suffix}
              eagerRows={position === 0 && promotions.length === 0 ? eager : 0}
            />
          </Suspense>
        ))}
      </>
    );
  }, [promotions, lists, drawn, suffix, store.id, isMarket]);
  return (
    <>
      <CategoryList places={places} />
      <main>
        <StoreHead store={store} state={state} terms={data.terms} />
        <StoreNotice store={store} state={state} />
        {isMarket && places.length > 0 ? (
          <Aisles categories={lists} searchLink={searchLink} />
        ) : null}
        {places.length > 0 ? <CategoryTabs places={places} searchLink={searchLink} /> : null}
        {places.length > 0 ? (
          sections
        ) : (
          <EmptyState title={t`Ainda não há nada à venda`} text={t`Volte daqui a pouco.`} />
        )}
        <VersionLabel />
        <div className="dock-space" />
      </main>
    </>
  );
}

/**
 * When the menu opens from another screen, the first category renders at once and the rest right
 * after: three hundred rows take a slow phone a second. A document from the server is complete, and
 * so is going back, where the scroll position may be far down.
 */
function useFirstCategoryFirst(lists: readonly ListedCategory[]): readonly ListedCategory[] {
  const cameHere = useNavigationType() !== 'POP';
  const whole = useDeferredValue(true, !cameHere);
  return useMemo(() => (whole ? lists : firstCategoryOnly(lists)), [whole, lists]);
}
