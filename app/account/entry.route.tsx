// The entry decision (the specification, section 2): login, stores or menu. It renders nothing
// itself.
import { redirect } from 'react-router';
import { pages } from '#contract/pages.ts';
import { decideEntry } from '#rules/places/entry.ts';
import { linkKey } from '#rules/places/link-key.ts';
import { pageContext } from '../context.ts';
import { chooseStore, storeSuffix } from '../stores/store-choice.ts';
import { tableLogin } from '../tables/table-link.ts';
import type { Route } from './+types/entry.route';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { brand } = context.get(pageContext);
  // No brand: the root shows the no-data page.
  if (brand === null) return null;
  const table = tableLogin(url.searchParams);
  if (table !== null && linkKey(url.searchParams) === null) return redirect(table);
  const store = chooseStore(brand, url, request.headers.get('cookie'));
  const decision = decideEntry({
    search: url.search,
    possuiDelivery: brand.possuiDelivery,
    storeCount: brand.estabelecimentos.length,
    storeSelected: store !== null,
  });
  switch (decision.kind) {
    case 'accessLink':
      return redirect(decision.to);
    case 'login':
      return redirect(`${pages.login}${url.search}`);
    case 'stores':
      return redirect(`${pages.stores}${url.search}`);
    case 'menu':
      return redirect(
        `${pages.menu}${menuQuery(url, store === null ? '' : storeSuffix(brand, store))}`,
      );
  }
}

/** Pass on the query (a coupon, a table, a referral), and name the store if there are several. */
function menuQuery(url: URL, suffix: string): string {
  const params = new URLSearchParams(url.search);
  const loja = new URLSearchParams(suffix).get('loja');
  if (loja !== null && !params.has('loja') && !params.has('estabelecimento'))
    params.set('loja', loja);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

export default function Entry() {
  return null;
}
