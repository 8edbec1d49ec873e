// The menu. Its document is the same for everyone and cached: the browser fills in what is personal
// or depends on the minute.
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pages } from '#contract/pages.ts';
import { linkKey } from '#rules/places/link-key.ts';
import { pageContext } from '../context.ts';
import { type MenuData, toListing } from '../listing/listing.ts';
import { recallListing } from '../listing/menu-memory.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { tableLogin } from '../tables/table-link.ts';
import type { Route } from './+types/menu.route';
import { MenuScreen } from './menu-screen.tsx';
import { MenuUnavailable } from './menu-unavailable.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs): Promise<MenuData> {
  const { api, brand, now } = context.get(pageContext);
  if (brand === null || !brand.possuiDelivery || linkKey(url.searchParams) !== null)
    throw redirect(`/${url.search}`);
  const table = tableLogin(url.searchParams);
  if (table !== null) throw redirect(table);
  const store = chooseStore(brand, url, request.headers.get('cookie'));
  if (store === null) throw redirect(`${pages.stores}${url.search}`);
  const reply = await api.menu({ idEstabelecimento: store.id });
  if (!reply.ok) throw new Response(reply.mensagem, { status: 503 });
  return { ...toListing(reply.value), renderedAt: now.getTime() };
}

/**
 * Going back needs no wait: the screen shows what this tab has and requests a fresh menu if that is
 * older than the cache allows.
 */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<MenuData> {
  return recallListing(new URL(request.url)) ?? (await serverLoader());
}

/** Panels and search are in the query; the server's reply does not depend on them. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameStore = currentUrl.searchParams.get('loja') === nextUrl.searchParams.get('loja');
  const moved = currentUrl.search !== nextUrl.search || currentUrl.hash !== nextUrl.hash;
  return currentUrl.pathname === nextUrl.pathname && sameStore && moved
    ? false
    : defaultShouldRevalidate;
}

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  return <MenuScreen key={loaderData.idEstabelecimento} data={loaderData} />;
}

export function ErrorBoundary() {
  return <MenuUnavailable />;
}
