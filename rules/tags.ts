// Which tags of a brand may run, where, and what is removed from the address first (the
// specification, sections 2, 3 and 7).

import { isBelow, isConsolePage, isOrderPage } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { tagPatterns } from '#contract/tag-ids.ts';
import { linkKey } from './places/link-key.ts';

export type TagIds = { pixels: string[]; analytics: string | null; containers: string[] };
type Tagged = {
  pixelFacebook: string | null;
  googleAnalytics: string | null;
  tagManager: string | null;
};
type TaggedStore = { pixel: string | null; tagManager: string | null };

/** The entered text, if it is a tag id; anything else never reaches a page. */
function known(kind: keyof typeof tagPatterns, typed: string | null | undefined): string[] {
  const id = (typed ?? '').trim();
  return tagPatterns[kind].test(id) ? [id] : [];
}

/** The tags of a brand, and of a store if given: an id in both counts once. */
export function tagIds(brand: Tagged, store: TaggedStore | null): TagIds {
  return {
    pixels: [...new Set([...known('pixel', brand.pixelFacebook), ...known('pixel', store?.pixel)])],
    analytics: known('analytics', brand.googleAnalytics)[0] ?? null,
    containers: [
      ...new Set([
        ...known('container', brand.tagManager),
        ...known('container', store?.tagManager),
      ]),
    ],
  };
}

export type TagKinds = { meta: boolean; google: boolean };

/** Which companies a brand and its stores need at all. */
export function tagKinds(brand: Tagged & { estabelecimentos: readonly TaggedStore[] }): TagKinds {
  const all = [tagIds(brand, null), ...brand.estabelecimentos.map((store) => tagIds(brand, store))];
  return {
    meta: all.some(({ pixels }) => pixels.length > 0),
    google: all.some(({ analytics, containers }) => analytics !== null || containers.length > 0),
  };
}

/** Screens with a password, a card or personal data, and the restaurant's own. */
const withoutTags = [
  pages.login,
  pages.signUp,
  pages.profile,
  pages.cardForm,
  pages.connectTable,
  pages.table,
];

export function mayTag(pathname: string, search: string): boolean {
  if (isConsolePage(pathname) || withoutTags.some((page) => isBelow(pathname, page))) return false;
  // An order's key stays in its address, because the page keeps using it.
  return !(isOrderPage(pathname) && linkKey(new URLSearchParams(search)) !== null);
}

/** Of links that sign in, give something or name a person or a table. */
const tokens = [
  'chave',
  'cupom',
  'indicacao',
  'telefone',
  'email',
  'usuario',
  'facebookId',
  'facebookEmail',
  'facebookNome',
  'mesa',
  'comanda',
  'pedidoMesa',
  'pedido',
  'redirect',
  'code',
  'state',
  'token',
];

/** The query without secrets, codes and personal data. Returns the same text if it has none. */
export function withoutTokens(search: string): string {
  const params = new URLSearchParams(search);
  const found = tokens.filter((name) => params.has(name));
  if (found.length === 0) return search;
  for (const name of found) params.delete(name);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
