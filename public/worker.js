// The site's service worker. It shows the order notices that the customer asked for. Without a
// network it has the last menu, the files of the page, and a page that says so. Pages come from
// the network first, so a new version is in use at once.

const ASSETS = 'assets-1';
const PAGES = 'pages-1';
/** Whole menus, which the page keeps and reads. */
const MENUS = 'menus-1';
const MOST_ASSETS = 500;
const OFFLINE = '/offline';
/** Named by a hash of their content, or pictures that seldom change. */
const isAsset = ({ pathname }) =>
  pathname.startsWith('/assets/') || pathname.startsWith('/imagens/');
/** The files of pages, if they are at another address: the server says so in a first line. */
const elsewhere = self.assetsElsewhere ?? null;
const isFar = ({ href }) => elsewhere !== null && href.startsWith(elsewhere);
const isMenu = ({ pathname }) => pathname === '/delivery';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepOfflinePage().catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(tidyUp()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (isFar(url)) event.respondWith(assetOf(request));
  else if (url.origin !== self.location.origin) return;
  else if (isAsset(url)) event.respondWith(assetOf(request));
  else if (request.mode === 'navigate') event.respondWith(pageOf(event, url));
});

/** A page names its files, which may have loaded before the worker. */
self.addEventListener('message', (event) => {
  const { kind, files, page } = event.data ?? {};
  if (kind !== 'keep' || !Array.isArray(files)) return;
  const own = files
    .map((file) => new URL(file, self.location.origin))
    .filter((url) => isFar(url) || (url.origin === self.location.origin && isAsset(url)));
  event.waitUntil(
    Promise.all([
      keepAssets(own.map(({ href }) => href)),
      page === undefined ? null : keepMenu(new URL(page, self.location.origin)),
    ]).catch(() => undefined),
  );
});

async function tidyUp() {
  for (const name of await caches.keys())
    if (![ASSETS, PAGES, MENUS].includes(name)) await caches.delete(name);
  await self.clients.claim();
}

async function keepOfflinePage() {
  const reply = await fetch(OFFLINE, { cache: 'reload' });
  if (!reply.ok) return;
  const html = await reply.clone().text();
  const named = /(?:https?:\/\/[\w./:[\]-]+)?\/assets\/[\w.-]+/g;
  const files = new Set(Array.from(html.matchAll(named), ([file]) => file));
  await keepAssets([...files]);
  await (await caches.open(PAGES)).put(OFFLINE, reply);
}

async function keepAssets(files) {
  const cache = await caches.open(ASSETS);
  for (const file of files)
    if ((await cache.match(file)) === undefined) await cache.add(file).catch(() => undefined);
}

async function assetOf(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request.url);
  if (kept !== undefined) return kept;
  // A style sheet of another host is asked for so that its reply can be read, and kept.
  const far = elsewhere !== null && request.url.startsWith(elsewhere);
  const reply = await (far
    ? fetch(request.url, { mode: 'cors', credentials: 'omit' })
    : fetch(request));
  if (reply.ok && (far || reply.type === 'basic')) {
    await cache.put(request.url, reply.clone()).catch(() => undefined);
    const all = await cache.keys();
    // The oldest belong to versions that are gone.
    for (const old of all.slice(0, Math.max(0, all.length - MOST_ASSETS))) await cache.delete(old);
  }
  return reply;
}

async function pageOf(event, url) {
  try {
    const reply = await fetch(event.request);
    if (isMenu(url) && reply.ok && !reply.redirected)
      event.waitUntil(rememberMenu(url, reply.clone()));
    return reply;
  } catch {
    return pageWithoutNetwork(url);
  }
}

async function keepMenu(url) {
  if (!isMenu(url)) return;
  const reply = await fetch(url, { redirect: 'manual' });
  if (reply.ok) await rememberMenu(url, reply);
}

/**
 * One menu: the last one opened. Its address is kept unchanged, because the page hydrates only
 * there.
 */
async function rememberMenu(url, reply) {
  const cache = await caches.open(PAGES);
  for (const old of await cache.keys())
    if (isMenu(new URL(old.url)) && old.url !== url.href) await cache.delete(old);
  await cache.put(url.href, reply);
}

async function pageWithoutNetwork(url) {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(url.pathname === OFFLINE ? OFFLINE : url.href);
  if (kept !== undefined) return kept;
  const menu = (await cache.keys()).find((one) => isMenu(new URL(one.url)));
  if (menu !== undefined && (url.pathname === '/' || isMenu(url)))
    return Response.redirect(menu.url);
  return (await cache.match(OFFLINE)) === undefined
    ? Response.error()
    : Response.redirect(`${OFFLINE}?de=${encodeURIComponent(url.pathname + url.search)}`);
}

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data);
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      body: notice.body,
      tag: notice.tag,
      renotify: true,
      data: { url: notice.url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url));
});

/** A push must show a notification, even if its data is unreadable. */
function readNotice(data) {
  try {
    const { title, body, tag, url } = data.json();
    return {
      title: String(title),
      body: String(body),
      tag: String(tag ?? 'order'),
      url: typeof url === 'string' ? url : '/',
    };
  } catch {
    return { title: self.location.hostname, body: '', tag: 'order', url: '/' };
  }
}

/** Focuses the order's open page, else opens a new one; never another site's. */
async function openPage(address) {
  const url = new URL(typeof address === 'string' ? address : '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  // The last part of the path is only the status at that time.
  const orderPath = (path) => path.split('/').slice(0, -1).join('/');
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(
    (page) => orderPath(new URL(page.url).pathname) === orderPath(url.pathname),
  );
  await (open === undefined ? self.clients.openWindow(url.href) : open.focus());
}
