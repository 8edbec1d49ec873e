// The site's worker: registered a moment after the page is there, and told what the page is made
// of.

/** At the root, because a worker serves no page above its own folder. */
export const WORKER = '/worker.js';

export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  // What came before the worker did would otherwise be missing the first time the network is.
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ kind: 'keep', files, page: location.href });
}
