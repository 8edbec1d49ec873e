// Shows the news of an order that its diner asked for, and opens the order when it is pressed. It answers no request: pages load as if it were not there.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const news = readNews(event.data);
  event.waitUntil(self.registration.showNotification(news.title, { body: news.body, tag: news.tag, renotify: true, data: { url: news.url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url));
});

/** A push must show something, whatever came. */
function readNews(data) {
  try {
    const { title, body, tag, url } = data.json();
    return { title: String(title), body: String(body), tag: String(tag ?? 'order'), url: typeof url === 'string' ? url : '/' };
  } catch {
    return { title: self.location.hostname, body: '', tag: 'order', url: '/' };
  }
}

/** The page of the order that is open already, else a new one. Never another site. */
async function openPage(address) {
  const url = new URL(typeof address === 'string' ? address : '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  // The last part of the path is only the status at that time.
  const orderPath = (path) => path.split('/').slice(0, -1).join('/');
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => orderPath(new URL(page.url).pathname) === orderPath(url.pathname));
  await (open === undefined ? self.clients.openWindow(url.href) : open.focus());
}
