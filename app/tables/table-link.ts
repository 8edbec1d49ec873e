// Links that name a table: `?mesa=12`, `?comanda=3`, and `pedidoMesa`, the signed token of a
// printed sheet.
import { isBelow, isConsolePage } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { linkKey } from '#rules/places/link-key.ts';

export type TableLink = { label: string; store: string | null; token: string | null };

export function readTableLink(query: URLSearchParams): TableLink | null {
  const number = (name: string) => /^0*([1-9]\d{0,3})$/.exec(query.get(name) ?? '')?.[1] ?? null;
  // Old links name the table in the parameter that now holds the token.
  const [table, tab] = [
    number('mesa') ?? (query.has('comanda') ? null : number('pedidoMesa')),
    number('comanda'),
  ];
  if (table === null && tab === null) return null;
  const store = query.get('loja') ?? query.get('estabelecimento');
  return {
    label: table === null ? `Comanda ${tab}` : `Mesa ${table}`,
    store,
    token: number('pedidoMesa') === null ? query.get('pedidoMesa') : null,
  };
}

/** A table parameter requires the table login (the specification, section 4). */
export function tableLogin(query: URLSearchParams): string | null {
  if (!query.has('mesa') && !query.has('comanda') && !query.has('pedidoMesa')) return null;
  return `${pages.tableLogin}?${query}`;
}

/** The same when any page starts; the console and login links use the query differently. */
export function tableLoginAtStart({ pathname, searchParams }: URL): string | null {
  const usesQuery =
    isConsolePage(pathname) ||
    pathname.startsWith(`${pages.login}/`) ||
    isBelow(pathname, pages.cardForm);
  return usesQuery || linkKey(searchParams) !== null ? null : tableLogin(searchParams);
}

/** Home, with the whole query but the table. */
export function withoutTable(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of ['mesa', 'comanda', 'pedidoMesa']) rest.delete(name);
  return rest.size === 0 ? '/' : `/?${rest}`;
}

/** The text from a camera: a sheet of this brand, or nothing. */
export function linkOnSheet(text: string, origins: readonly string[]): URLSearchParams | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return origins.includes(url.origin) && readTableLink(url.searchParams) !== null
    ? url.searchParams
    : null;
}
