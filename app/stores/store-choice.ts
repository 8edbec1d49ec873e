// Which store a page is about: the address says it (`?loja=` code or id), else the cookie of the last choice, else the only one.
import type { Store } from '#contract/entities/store.ts';

const STORE_COOKIE = 'quitute_loja';
const COOKIE_DAYS = 90;

type Stores = { estabelecimentos: readonly Store[] };

/** Null when the brand has several stores and none was chosen. `cookie` is the whole Cookie header. */
export function chooseStore(brand: Stores, url: URL, cookie: string | null): Store | null {
  const asked = url.searchParams.get('loja') ?? url.searchParams.get('estabelecimento');
  const remembered = /(?:^|;\s*)quitute_loja=([^;]+)/.exec(cookie ?? '')?.[1];
  for (const wanted of [asked, remembered === undefined ? null : decodeURIComponent(remembered)]) {
    const store = brand.estabelecimentos.find((one) => one.codigo === wanted || String(one.id) === wanted);
    if (store !== undefined) return store;
  }
  return brand.estabelecimentos.length === 1 ? (brand.estabelecimentos[0] ?? null) : null;
}

/** Remembers the choice for the next visit. Browser only. */
export function rememberStore(store: Pick<Store, 'codigo'>): void {
  // biome's noDocumentCookie has no better offer: the Cookie Store API is not everywhere yet.
  document.cookie = `${STORE_COOKIE}=${encodeURIComponent(store.codigo)}; path=/; max-age=${COOKIE_DAYS * 86_400}; samesite=lax`;
}

/** Query that names the store, for links of a brand with other than exactly one (specification, section 2). */
export function storeSuffix(brand: Stores, store: Pick<Store, 'codigo'>): string {
  return brand.estabelecimentos.length === 1 ? '' : `?loja=${encodeURIComponent(store.codigo)}`;
}
