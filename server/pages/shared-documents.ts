// Step 2: documents that are equal for everyone are rendered once and served from memory. Visitors
// who come while one is rendered wait for it: a large menu is not rendered for each of them.
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
type UnderWay = {
  brandId: number;
  storeId: number | null;
  made: Promise<SharedDocument | null>;
};

/** A document that is being rendered. */
export type Making = {
  /** For everybody, unless what it shows has changed since it was begun. */
  keep(shared: SharedDocument, now: Date): void;
  /** Whatever came of it: those who wait go on. */
  end(): void;
};

export type SharedDocuments = {
  find(key: string, now: Date): SharedDocument | null;
  /** The one that is being rendered; null in the end: it cannot be shared. */
  awaited(key: string): Promise<SharedDocument | null> | null;
  begin(key: string, owner: Owner): Making;
  /** With a store: only documents that may show its menu. */
  forget(brandId: number | null, storeId?: number): void;
};

export function createSharedDocuments(): SharedDocuments {
  const cached = new Map<string, Cached>();
  const underWay = new Map<string, UnderWay>();
  return {
    find(key, now) {
      const found = cached.get(key);
      return found !== undefined && found.until > now.getTime() ? found : null;
    },
    awaited: (key) => underWay.get(key)?.made ?? null,
    begin(key, { brand, storeId }) {
      const { promise, resolve } = Promise.withResolvers<SharedDocument | null>();
      const own = { brandId: brand.id, storeId, made: promise };
      underWay.set(key, own);
      const isCurrent = () => underWay.get(key) === own;
      return {
        keep(shared, now) {
          resolve(shared);
          if (!isCurrent()) return;
          // The oldest entry is dropped first: a crawler that visits every product must not fill
          // the memory.
          if (cached.size >= atOnce.documents.most) cached.delete(cached.keys().next().value ?? '');
          cached.set(key, { ...shared, until: freshUntil(brand, now), brandId: brand.id, storeId });
        },
        end() {
          resolve(null);
          if (isCurrent()) underWay.delete(key);
        },
      };
    },
    forget(brandId, storeId) {
      for (const documents of [cached, underWay])
        for (const [key, { brandId: own, storeId: shown }] of documents) {
          const ofStore = storeId === undefined || shown === null || shown === storeId;
          if (brandId === null || (own === brandId && ofStore)) documents.delete(key);
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
