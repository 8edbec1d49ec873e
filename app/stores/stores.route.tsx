// The stores of a brand, to choose one.
import { useEffect } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import { pages } from '#contract/pages.ts';
import { listsStores } from '#rules/places/entry.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import './stores.css';
import type { Route } from './+types/stores.route';
import { rememberStore, storeKnownHere, storeSuffix } from './store-choice.ts';
import { StoresScreen } from './stores-screen.tsx';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const { brand, now } = context.get(pageContext);
  if (brand === null) throw redirect('/');
  const { possuiDelivery, estabelecimentos } = brand;
  if (!listsStores({ path: url.pathname, possuiDelivery, storeCount: estabelecimentos.length }))
    throw redirect(`/${url.search}`);
  return { renderedAt: now.getTime() };
}

export default function StoresRoute({ loaderData }: Route.ComponentProps) {
  useKnownStore();
  return <StoresScreen renderedAt={loaderData.renderedAt} />;
}

/**
 * The server redirects here without a choice; this device may have one (the specification, section
 * 3).
 */
function useKnownStore(): void {
  const brand = useBrand();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Without delivery there is no menu to continue to.
    if (!brand.possuiDelivery) return;
    if (brand.permitirDesconectarMesa || !pathname.endsWith(pages.stores)) return;
    const store = storeKnownHere(brand.estabelecimentos);
    if (store === null) return;
    rememberStore(store);
    // A browser without cookies would be sent back to the menu whenever it wants another store.
    if (storeKnownHere(brand.estabelecimentos) !== null) return;
    const query = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(storeSuffix(brand, store)))
      query.set(name, value);
    void navigate(`${pages.menu}?${query}`, { replace: true });
  }, [brand, pathname, search, navigate]);
}
