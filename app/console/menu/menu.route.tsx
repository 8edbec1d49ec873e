// The menu editor of the restaurant.
import '../../i18n/staff-words.ts';
import { useEffect } from 'react';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import { pageContext } from '../../context.ts';
import './menu.css';
import { lastLook } from '../frame/keep-stale-on-error.ts';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import type { Route } from './+types/menu.route';
import { MenuEditor } from './editor.tsx';

type Loaded = {
  menu: StaffMenu;
  /** Prices that differ from the paper menu. */
  outdated: number;
  css: string;
  stale: boolean;
};

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const [menu, paper] = await Promise.all([api.staffMenu({}), api.printedMenu({})]);
  return {
    menu: loadedOrSignIn(menu),
    outdated: paper.ok ? paper.value.mudancas.length : 0,
    css: neutralCss(),
    stale: false,
  };
}

const { look, keep } = lastLook<Loaded>();

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded | null> {
  return look(serverLoader);
}

/** The store and the product in the query are of the browser alone. */
export { rereadBesideQuery as shouldRevalidate } from '../frame/reread-beside-query.ts';

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function MenuPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => keep(loaderData), [loaderData]);
  if (loaderData === null) return null;
  return <MenuEditor {...loaderData} />;
}
