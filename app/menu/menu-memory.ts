// What this tab has seen of the menu, so that going back and opening a product cost no waiting. The last listing also outlives a reload, in the session's storage.
import { MENU_LIFETIME_MS, needsMenu } from '#rules/menu-freshness.ts';
import { readSession, writeSession } from '../storage.ts';
import type { ListedCategory, ListedProduct } from './listing.ts';
import type { MenuData } from './menu.route.tsx';

/** A product as its page can show it before the option groups have come. */
export type ProductSummary = { storeId: number; listed: ListedProduct; tom: ListedCategory['tom'] };

type Kept<T> = { value: T; at: number };

type KeptListing = Kept<MenuData & { codigo: string }>;
let listing: KeptListing | null = null;
let summaries = new Map<number, ProductSummary>();
const products = new Map<number, Kept<Promise<unknown>>>();
let refreshWanted = false;

export function rememberListing(seen: MenuData, codigo: string): void {
  if (listing?.value.categorias === seen.categorias) return;
  if (listing?.value.idEstabelecimento !== seen.idEstabelecimento) products.clear();
  listing = { value: { ...seen, codigo }, at: Date.now() };
  keepForSession(listing);
  summaries = new Map(
    seen.categorias.flatMap(({ tom, produtos }) =>
      produtos.map((listed): [number, ProductSummary] => [listed.id, { storeId: seen.idEstabelecimento, listed, tom }]),
    ),
  );
}

/** Written when the browser has nothing else to do: three hundred products are a tenth of a megabyte. */
function keepForSession(kept: KeptListing): void {
  const write = () => writeSession('menu', kept);
  if ('requestIdleCallback' in window) requestIdleCallback(write, { timeout: 5_000 });
  else setTimeout(write, 1_000);
}

/** What an earlier page of this session saw, while it is younger than the menu cache allows. */
function fromSession(): KeptListing | null {
  const kept = readSession('menu') as KeptListing | null;
  return kept !== null && typeof kept.at === 'number' && Date.now() - kept.at < MENU_LIFETIME_MS ? kept : null;
}

/** The listing of the store that the address names, whatever its age; null when it was never seen or a fresh one was asked for. */
export function recallListing(url: URL): MenuData | null {
  listing ??= fromSession();
  const asked = url.searchParams.get('loja') ?? url.searchParams.get('estabelecimento');
  if (listing === null || refreshWanted || (asked !== null && asked !== listing.value.codigo && asked !== String(listing.value.idEstabelecimento))) {
    refreshWanted = false;
    return null;
  }
  return listing.value;
}

/** True once the kept listing is older than the menu cache allows; the next `recallListing` then answers null. */
export function wantsFreshListing(): boolean {
  if (listing === null) return false;
  const { value, at } = listing;
  const kept = { idEstabelecimento: value.idEstabelecimento, fetchedAt: at };
  refreshWanted = needsMenu({ forced: false, kept, idEstabelecimento: value.idEstabelecimento, now: Date.now() });
  return refreshWanted;
}

export function forgetListing(): void {
  listing = null;
  writeSession('menu', null);
  summaries.clear();
  products.clear();
}

export function recallSummary(id: number): ProductSummary | null {
  return summaries.get(id) ?? null;
}

/** The reply of the server about a product, asked for once and shared by whoever asks within the menu's lifetime. A failed one is forgotten. */
export function shareProduct<T>(id: number, load: () => Promise<T>): Promise<T> {
  const kept = products.get(id);
  // The map is keyed by product and only this function fills it, always with the reply of the same loader.
  if (kept !== undefined && Date.now() - kept.at < MENU_LIFETIME_MS) return kept.value as Promise<T>;
  const value = load();
  products.set(id, { value, at: Date.now() });
  value.catch(() => products.delete(id));
  return value;
}
