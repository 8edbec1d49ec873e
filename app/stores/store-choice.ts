// Which store a page is about: the address (`?loja=` code or id), else the cookie of the last
// choice, else the only store.
import type { Brand } from '#contract/entities/brand.ts';
import type { Store } from '#contract/entities/store.ts';
import { decideStore, findStore, storeQuery } from '#rules/places/store-choice.ts';
import { cookieIn, writeCookie } from '../cookie.ts';
import { readStored, writeStored } from '../storage.ts';

const STORE_COOKIE = 'quitute_loja';
const COOKIE_DAYS = 90;

type Stores = Pick<Brand, 'estabelecimentos' | 'permitirDesconectarMesa'>;

/** Null if the customer must choose. `cookie` is the whole Cookie header. */
export function chooseStore(
  { estabelecimentos: stores, permitirDesconectarMesa }: Stores,
  url: URL,
  cookie: string | null,
): Store | null {
  const asked = url.searchParams.get('loja') ?? url.searchParams.get('estabelecimento');
  const remembered = cookieIn(cookie ?? '', STORE_COOKIE);
  return decideStore({ stores, asked, remembered, permitirDesconectarMesa });
}

/**
 * Saves the choice for the next visit: on the device, and in a cookie for the server. Browser only.
 */
export function rememberStore(store: Pick<Store, 'codigo'>): void {
  writeCookie(STORE_COOKIE, store.codigo, COOKIE_DAYS * 86_400);
  writeStored('store', store.codigo);
}

/**
 * The store known only to this device, by code or id: from the previous site, or from a visit whose
 * cookie has expired.
 */
export function storeKnownHere(stores: readonly Store[]): Store | null {
  if (document.cookie.includes(`${STORE_COOKIE}=`)) return null;
  const kept = readStored('store');
  const { codigo, id } =
    typeof kept === 'object' && kept !== null
      ? (kept as Record<string, unknown>)
      : { codigo: kept, id: null };
  return findStore(stores, asName(codigo)) ?? findStore(stores, asName(id));
}

const asName = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/**
 * Query that names the store, for links of a brand without exactly one (specification, section 2).
 * `view`: view-only mode.
 */
export function storeSuffix(
  { estabelecimentos }: Pick<Brand, 'estabelecimentos'>,
  store: Pick<Store, 'id' | 'codigo'>,
  view = false,
): string {
  return storeQuery({ storeCount: estabelecimentos.length, store, view });
}

/** Whether the address has the view-only flag. */
export const onlyLooks = (params: URLSearchParams): boolean => params.has('visualizar');
