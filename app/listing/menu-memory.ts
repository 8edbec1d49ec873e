// What this tab has loaded of the menu, so that going back and opening a product need no wait. The
// last listing also survives a reload, in session storage.
import { type CachedMenuStamp, MENU_LIFETIME_MS, whyRefetch } from '#rules/time/menu-freshness.ts';
import { readSession, writeSession } from '../storage.ts';
import type { ListedCategory, ListedProduct, MenuData } from './listing.ts';

/** A product as its page can show it before the option groups are loaded. */
export type ProductSummary = { storeId: number; listed: ListedProduct; tom: ListedCategory['tom'] };

/** With the time of the fetch. */
type Cached<T> = { value: T; at: number };

type CachedListing = Cached<MenuData & { codigo: string }>;
let listing: CachedListing | null = null;
let summaries = new Map<number, ProductSummary>();
const products = new Map<number, Cached<Promise<unknown>>>();
/** The next recall returns null, so that a fresh menu is fetched. */
let forced = false;

export function rememberListing(seen: MenuData, codigo: string): void {
  if (listing?.value.categorias === seen.categorias) return;
  if (listing?.value.idEstabelecimento !== seen.idEstabelecimento) products.clear();
  take({ value: { ...seen, codigo }, at: Date.now() });
  keepForSession();
}

function take(kept: CachedListing): void {
  listing = kept;
  const { categorias, idEstabelecimento: storeId } = kept.value;
  summaries = new Map(
    categorias.flatMap(({ tom, produtos }) =>
      produtos.map((listed): [number, ProductSummary] => [listed.id, { storeId, listed, tom }]),
    ),
  );
}

/** Written when idle: three hundred products take a tenth of a megabyte. */
function keepForSession(): void {
  // Uses the state at that time: a menu that was removed must not be restored.
  const write = () => void writeSession('menu', listing);
  if ('requestIdleCallback' in window) requestIdleCallback(write, { timeout: 5_000 });
  else setTimeout(write, 1_000);
}

/** The listing of an earlier page in this session, if younger than the menu cache allows. */
function recallSession(): void {
  const kept = readSession('menu') as CachedListing | null;
  if (kept === null || typeof kept.at !== 'number') return;
  const { idEstabelecimento } = kept.value;
  if (whyRefetch({ forced: false, kept: stamp(kept), idEstabelecimento, now: Date.now() }) === null)
    take(kept);
}

const stamp = ({ value, at }: CachedListing): CachedMenuStamp => ({
  idEstabelecimento: value.idEstabelecimento,
  fetchedAt: at,
});

/**
 * The listing of the store in the address; null if one must be fetched first. A stale one is shown
 * while the fresh one loads.
 */
export function recallListing(url: URL): MenuData | null {
  if (listing === null) recallSession();
  const asked = url.searchParams.get('loja') ?? url.searchParams.get('estabelecimento');
  const reason = whyRefetch({
    forced,
    kept: listing === null ? null : stamp(listing),
    idEstabelecimento: listing === null ? null : storeOf(listing.value, asked),
    now: Date.now(),
  });
  forced = false;
  return reason === null || reason === 'old' ? (listing?.value ?? null) : null;
}

/**
 * The saved store if it was requested, by code or id; without a request, the store that this tab
 * shows.
 */
function storeOf(
  { codigo, idEstabelecimento: id }: CachedListing['value'],
  asked: string | null,
): number | null {
  return asked === null || asked === codigo || asked === String(id) ? id : null;
}

/**
 * True once the listing is older than the menu cache allows; the next `recallListing` then returns
 * null.
 */
export function wantsFreshListing(): boolean {
  if (listing === null) return false;
  const kept = stamp(listing);
  forced =
    whyRefetch({
      forced: false,
      kept,
      idEstabelecimento: kept.idEstabelecimento,
      now: Date.now(),
    }) !== null;
  return forced;
}

/** A refusal has shown that the listing is old. */
export function spoilListing(): void {
  if (listing !== null) listing = { ...listing, at: 0 };
}

/** The listing that this tab shows. */
export function shownListing(): MenuData | null {
  return listing?.value ?? null;
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

/**
 * The server's reply about a product, requested once and shared within the menu's lifetime.
 * Failures are not cached.
 */
export function shareProduct<T>(id: number, load: () => Promise<T>): Promise<T> {
  const kept = products.get(id);
  // The map is keyed by product, and only this function fills it, always with the same loader's
  // reply.
  if (kept !== undefined && Date.now() - kept.at < MENU_LIFETIME_MS)
    return kept.value as Promise<T>;
  const value = load();
  products.set(id, { value, at: Date.now() });
  value.catch(() => products.delete(id));
  return value;
}
