// The menu. The document is the same for everybody and comes from memory: what is personal or
// depends on the minute is filled in by the browser.
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { linkKey } from '#rules/places/link-key.ts';
import { pageContext } from '../context.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { tableLogin } from '../tables/table-link.ts';
import type { Route } from './+types/menu.route';
import { type MenuData, toListing } from './listing.ts';
import { recallListing } from './menu-memory.ts';
import { MenuScreen } from './menu-screen.tsx';
import { MenuUnavailable } from './menu-unavailable.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs): Promise<MenuData> {
  const { api, brand, now } = context.get(pageContext);
  if (brand === null || !brand.possuiDelivery || linkKey(url.searchParams) !== null)
    throw redirect(`/${url.search}`);
  const table = tableLogin(url.searchParams);
  if (table !== null) throw redirect(table);
  const store = chooseStore(brand, url, request.headers.get('cookie'));
  if (store === null) throw redirect(`/estabelecimentos${url.search}`);
  const reply = await api.menu({ idEstabelecimento: store.id });
  if (!reply.ok) throw new Response(reply.mensagem, { status: 503 });
  return { ...toListing(reply.value), renderedAt: now.getTime() };
}

/**
 * Coming back costs no waiting: the screen shows what this tab knows and asks for a fresh menu when
 * that is older than the cache allows.
 */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<MenuData> {
  return recallListing(new URL(request.url)) ?? (await serverLoader());
}

/** Panels and the search live in the query; they change nothing that the server says. */
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
