// The menu's data, or where else the address leads. In a file of its own, so that what makes a list
// of a menu is not bundled with the first screen (scripts/first-screen.mjs).
import { redirect } from 'react-router';
import { pages } from '#contract/pages.ts';
import { linkKey } from '#rules/places/link-key.ts';
import { pageContext } from '../context.ts';
import type { MenuData } from '../listing/listing.ts';
import { toListing } from '../listing/to-listed.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { tableLogin } from '../tables/table-link.ts';
import type { Route } from './+types/menu.route';

export async function loadMenu({ context, request, url }: Route.LoaderArgs): Promise<MenuData> {
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
