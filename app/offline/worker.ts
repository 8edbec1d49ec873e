// Registers the site's service worker a moment after page load, and tells it the page's files.

/** At the root, because a worker only controls pages below its own folder. */
export const WORKER = '/worker.js';

export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  // Files loaded before the worker started would otherwise be missing offline.
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ kind: 'keep', files, page: location.href });
}
