// Registers the site's service worker a moment after page load, and tells it the page's files.

import { hasGoodConnection } from './good-connection.ts';
import { keepMenuOf } from './kept-menu.ts';

/** At the root, because a worker only controls pages below its own folder. */
const IDLE_MS = 3_000;
export const WORKER = '/worker.js';

/** `storeId`: the store whose menu is shown. */
export async function startWorker(storeId: number | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  // Files loaded before the worker started would otherwise be missing offline.
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ kind: 'keep', files, page: location.href });
  if (storeId === null || !hasGoodConnection()) return;
  const keep = () => void keepMenuOf(storeId).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(keep);
  else setTimeout(keep, IDLE_MS);
}
