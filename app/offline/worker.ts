// Registers the site's service worker a moment after page load, and tells it the page's files.

import { keepMenuOf } from './cached-menu.ts';
import { hasGoodConnection } from './good-connection.ts';

/** At the root, because a worker only controls pages below its own folder. */
const IDLE_MS = 3_000;
export const WORKER = '/worker.js';

/** `storeId`: the store whose menu is shown. */
export async function startWorker(storeId: number | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let tookOver = serviceWorker.controller === null ? Number.POSITIVE_INFINITY : 0;
  const takeOver = () => {
    tookOver = performance.now();
  };
  serviceWorker.addEventListener('controllerchange', takeOver, { once: true });
  await serviceWorker.register(WORKER, { scope: '/' });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ kind: 'keep', files: [], page: location.href });
  // Files that were asked for before the worker took over would otherwise be missing offline. On a
  // slow connection, some of them arrive later.
  new PerformanceObserver((list) => {
    const missed = list.getEntries().filter(({ startTime }) => startTime < tookOver);
    const files = missed.map(({ name }) => name);
    if (files.length > 0) active?.postMessage({ kind: 'keep', files });
  }).observe({ type: 'resource', buffered: true });
  if (storeId === null || !hasGoodConnection()) return;
  const keep = () => void keepMenuOf(storeId).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(keep);
  else setTimeout(keep, IDLE_MS);
}
