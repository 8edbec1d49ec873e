// The whole menu of the last store, saved on the device: without a network its products still open,
// with their options.
import type { Menu } from '#contract/entities/menu.ts';
import { api } from '../api.ts';
import type { ProductReply } from '../listing/product-reply.ts';

/** The worker leaves it when it removes older caches (`public/worker.js`). */
const CACHE = 'menus-1';
/** Offline, this morning's prices will do: the server prices the order again. */
const FRESH_MS = 6 * 3_600_000;
const KEPT_AT = 'x-kept-at';

const addressOf = (storeId: number) => `/cached-menu/${storeId}`;

/** One menu: the last that was looked at. */
export async function keepMenuOf(storeId: number, now = Date.now()): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(addressOf(storeId));
  if (kept !== undefined && now - Number(kept.headers.get(KEPT_AT)) < FRESH_MS) return;
  const reply = await (await api()).menu({ idEstabelecimento: storeId });
  if (!reply.ok) return;
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(
    addressOf(storeId),
    new Response(JSON.stringify(reply.value), { headers: { [KEPT_AT]: String(now) } }),
  );
}

/** Null if the store's menu is not cached, or is without the product. */
export async function cachedProduct(storeId: number, id: number): Promise<ProductReply | null> {
  if (!('caches' in globalThis)) return null;
  const kept = await caches.match(addressOf(storeId), { cacheName: CACHE });
  const menu = (await kept?.json()) as Menu | undefined;
  for (const { tom, produtos } of menu?.categorias ?? [])
    for (const product of produtos) if (product.id === id) return { storeId, tom, product };
  return null;
}
