// The restaurant's tables and tabs: people, requests, and bills.
import '../../i18n/staff-words.ts';
import { pageContext } from '../../context.ts';
import './tables.css';
import { useEffect } from 'react';
import { lastLook } from '../frame/keep-stale-on-error.ts';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import type { Route } from './+types/tables.route';
import type { LoadedTables } from './loaded-tables.ts';
import { TablesScreen } from './screen.tsx';

type Loaded = {
  tables: LoadedTables;
  css: string;
  /** The last request failed: the data are from before. */
  stale: boolean;
};

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { tables: loadedOrSignIn(await api.staffTables({})), css: neutralCss(), stale: false };
}

const { look, keep } = lastLook<Loaded>();

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded | null> {
  return look(serverLoader);
}

// The open table is in the query.
export { rereadBesideQuery as shouldRevalidate } from '../frame/reread-beside-query.ts';

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function TablesPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => keep(loaderData), [loaderData]);
  return loaderData === null ? null : <TablesScreen {...loaderData} />;
}
