// Where a customer goes after signing in, and the query that carries this from page to page.
import { pages } from '#contract/pages.ts';
import { findStore, storeQuery } from '#rules/places/store-choice.ts';
import { ownPath } from './own-path.ts';

type Store = { id: number; codigo: string };
type Brand = { possuiDelivery: boolean; estabelecimentos: readonly Store[] };

/** The store that the customer chose, and the store of their table. */
export type Whereabouts = { store: Store | null; seatStoreId: number | null };

/**
 * The page that asked for the login, else the cart, else the brand's start (the specification,
 * section 4): the menu of the table, of the store, or the choice of a store.
 */
export function afterSignIn(
  query: URLSearchParams,
  brand: Brand,
  { store, seatStoreId }: Whereabouts,
): string {
  const seat = seatStoreId === null ? null : findStore(brand.estabelecimentos, String(seatStoreId));
  const current = seat ?? store;
  const wantsCart =
    query.has('voltarTelaCarrinho') &&
    !['false', '0'].includes(query.get('voltarTelaCarrinho') ?? '');
  return ownPath(query.get('redirect'), startOf(brand, current, wantsCart));
}

function startOf(
  { possuiDelivery, estabelecimentos }: Brand,
  store: Store | null,
  wantsCart: boolean,
): string {
  if (!possuiDelivery) return pages.loyalty;
  if (store === null && estabelecimentos.length !== 1 && !wantsCart) return pages.storePicker;
  const menu = new URLSearchParams(storeQuery({ storeCount: estabelecimentos.length, store }));
  if (wantsCart) menu.set('painel', 'sacola');
  return menu.size === 0 ? pages.menu : `${pages.menu}?${menu}`;
}

/**
 * The address of the login or sign-up that leads to the same page as this one, with what was typed.
 */
export function accountPage(
  path: typeof pages.login | typeof pages.signUp,
  query: URLSearchParams,
  identifier: string | null = null,
): string {
  const next = new URLSearchParams();
  if (identifier !== null && identifier !== '')
    next.set(identifier.includes('@') ? 'email' : 'telefone', identifier);
  for (const name of ['redirect', 'voltarTelaCarrinho', 'facebookNome']) {
    const value = query.get(name);
    if (value !== null) next.set(name, value);
  }
  return next.size === 0 ? path : `${path}?${next}`;
}
