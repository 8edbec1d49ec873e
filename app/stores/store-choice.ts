// Which store a page is about: the address says it (`?loja=` code or id), else the cookie of the last choice, else the only one.
import type { Brand } from '#contract/entities/brand.ts';
import type { Store } from '#contract/entities/store.ts';
import { decideStore, storeQuery } from '#rules/store-choice.ts';
import { writeCookie } from '../cookie.ts';

const STORE_COOKIE = 'quitute_loja';
const COOKIE_DAYS = 90;

type Stores = Pick<Brand, 'estabelecimentos' | 'permitirDesconectarMesa'>;

/** Null when the diner has to choose. `cookie` is the whole Cookie header. */
export function chooseStore({ estabelecimentos: stores, permitirDesconectarMesa }: Stores, url: URL, cookie: string | null): Store | null {
  const asked = url.searchParams.get('loja') ?? url.searchParams.get('estabelecimento');
  const remembered = /(?:^|;\s*)quitute_loja=([^;]+)/.exec(cookie ?? '')?.[1];
  return decideStore({ stores, asked, remembered: remembered === undefined ? null : decodeURIComponent(remembered), permitirDesconectarMesa });
}

/** Remembers the choice for the next visit. Browser only. */
export function rememberStore(store: Pick<Store, 'codigo'>): void {
  writeCookie(STORE_COOKIE, store.codigo, COOKIE_DAYS * 86_400);
}

/** Query that names the store, for links of a brand with other than exactly one (specification, section 2). `view`: the diner only wants to look. */
export function storeSuffix({ estabelecimentos }: Pick<Brand, 'estabelecimentos'>, store: Pick<Store, 'id' | 'codigo'>, view = false): string {
  return storeQuery({ storeCount: estabelecimentos.length, store, view });
}

/** Whether the address carries the flag of whoever only wants to look. */
export const onlyLooks = (params: URLSearchParams): boolean => params.has('visualizar');
