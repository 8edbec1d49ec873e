// Step 2: documents that are equal for everyone are rendered once and served from memory.
import type { Language } from '#contract/entities/brand.ts';
import { pageParams } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { decideStore } from '#rules/places/store-choice.ts';
import { publicBrand } from '../brand/api.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Compressed } from '../compressed.ts';
import { atOnce } from '../limits/limits.ts';
import { isStaffDevice } from '../staff/sessions.ts';

const DOCUMENT_LIFE_MS = 60_000;
/** Pages without anything personal; one document serves everyone until the brand changes. */
const sharedPages: ReadonlySet<string> = new Set([
  pages.menu,
  pages.storeList,
  pages.stores,
  pages.storePicker,
]);
/** The query parameters that a shared document depends on. Other queries are not cached. */
const sharedQuery: ReadonlySet<string> = new Set(['loja', 'estabelecimento', 'idioma', '_routes']);

export type SharedDocument = { document: Compressed; headers: Headers };
/** `storeId`: whose menu it shows; null: nobody asked for one. */
type Owner = { brand: KnownBrand; storeId: number | null };
type Cached = SharedDocument & { until: number; brandId: number; storeId: number | null };

export type SharedDocuments = {
  find(key: string, now: Date): SharedDocument | null;
  put(key: string, shared: SharedDocument, owner: Owner, now: Date): void;
  /** With a store: only documents that may show its menu. */
  forget(brandId: number | null, storeId?: number): void;
};

export function createSharedDocuments(): SharedDocuments {
  const cached = new Map<string, Cached>();
  return {
    find(key, now) {
      const found = cached.get(key);
      return found !== undefined && found.until > now.getTime() ? found : null;
    },
    put(key, shared, { brand, storeId }, now) {
      // The oldest entry is dropped first: a crawler that visits every product must not fill the
      // memory.
      if (cached.size >= atOnce.documents.most) cached.delete(cached.keys().next().value ?? '');
      cached.set(key, { ...shared, until: freshUntil(brand, now), brandId: brand.id, storeId });
    },
    forget(brandId, storeId) {
      for (const [key, { brandId: own, storeId: shown }] of cached) {
        const ofStore = storeId === undefined || shown === null || shown === storeId;
        if (brandId === null || (own === brandId && ofStore)) cached.delete(key);
      }
    },
  };
}

function isShared(pathname: string): boolean {
  const path = pathname.replace(/\.data$/, '');
  const product = pageParams(pages.product, path)?.idProduto ?? '';
  return sharedPages.has(path) || /^\d{1,10}$/.test(product);
}

/**
 * Null: the page is personal or too specific to cache. The store cookie selects the menu, so it
 * belongs to the key.
 */
export function sharedKey(request: Request, url: URL, language: Language): string | null {
  // Staff's pages admit no tags, which the policy of a shared document may do.
  if (isStaffDevice(request.headers.get('cookie'))) return null;
  if (request.method !== 'GET' || !isShared(url.pathname)) return null;
  for (const name of url.searchParams.keys()) if (!sharedQuery.has(name)) return null;
  const store = storeInCookie(request.headers.get('cookie'));
  return [url.host, language, url.pathname, url.search, store].join(' ');
}

const storeInCookie = (cookie: string | null): string =>
  /(?:^|;\s*)quitute_loja=([^;]{1,60})/.exec(cookie ?? '')?.[1] ?? '';

/** The store that a page's address or its visitor names; null: the page decides. */
export function storeAsked(brand: KnownBrand, url: URL, cookie: string | null): number | null {
  const asked = url.searchParams.get('loja') ?? url.searchParams.get('estabelecimento');
  const { permitirDesconectarMesa } = brand.settings;
  const stores = brand.stores.map(({ id, codigo, formerCodes }) => ({
    id,
    codigo,
    codigosAnteriores: formerCodes,
  }));
  const remembered = storeInCookie(cookie);
  return decideStore({ stores, asked, remembered, permitirDesconectarMesa })?.id ?? null;
}

/**
 * The page shows whether stores are open: it is cached until that changes, and a minute at most.
 */
function freshUntil(brand: KnownBrand, now: Date): number {
  const changes = publicBrand(brand, now).estabelecimentos.flatMap(({ mudaEm }) =>
    mudaEm === null ? [] : [Date.parse(mudaEm)],
  );
  return Math.min(now.getTime() + DOCUMENT_LIFE_MS, ...changes);
}
