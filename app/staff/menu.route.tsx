// The menu editor of the restaurant.
import '../i18n/staff-words.ts';
import { useEffect } from 'react';
import type { StaffMenu } from '#contract/entities/staff-menu.ts';
import { pageContext } from '../context.ts';
import '../styles/staff-menu.css';
import type { Route } from './+types/menu.route';
import { lastLook } from './last-look.ts';
import { MenuEditor } from './menu-editor.tsx';
import { neutralCss } from './neutral.server.ts';
import { loadedOrSignIn } from './staff-loaded.ts';

type Loaded = {
  menu: StaffMenu /** Prices that the paper menu no longer says right. */;
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

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function MenuPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => keep(loaderData), [loaderData]);
  if (loaderData === null) return null;
  return <MenuEditor {...loaderData} />;
}
