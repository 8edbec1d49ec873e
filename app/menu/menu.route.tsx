// The menu. Its document is the same for everyone and cached: the browser fills in what is personal
// or depends on the minute.
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { MenuData } from '../listing/listing.ts';
import { recallListing } from '../listing/menu-memory.ts';
import type { Route } from './+types/menu.route';
import { loadMenu } from './load-menu.server.ts';
import { MenuScreen } from './menu-screen.tsx';
import { MenuUnavailable } from './menu-unavailable.tsx';

export function loader(args: Route.LoaderArgs): Promise<MenuData> {
  return loadMenu(args);
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
