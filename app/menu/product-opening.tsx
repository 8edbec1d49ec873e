// How a product opens from the list, and what the menu fetches when it is idle. Its links are plain anchors with one listener for all: the router's own link, three hundred times over,
// is what a slow phone wakes up slowest. The page's code is fetched when the menu is idle, its options when the finger comes down.
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useFetcher, useNavigate } from 'react-router';
import { leaveBy, returnFocus } from './return-focus.ts';

const IDLE_MS = 2_000;
const productPath = /^\/produto\/\d+$/;

/** The link to the product that a press or click is about; null when it is about something else. */
function linkOf(event: Event, within: 'a.p-link' | 'li'): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target : null;
  // A press on a button of the row is no wish to open it.
  if (target === null || target.closest('button') !== null) return null;
  const found = target.closest(within);
  const link = found instanceof HTMLAnchorElement ? found : found?.querySelector<HTMLAnchorElement>('a.p-link');
  if (!link) return null;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin && productPath.test(pathname) ? link : null;
}

const addressOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function ProductOpening() {
  const { load } = useFetcher();
  const navigate = useNavigate();
  const [idle, setIdle] = useState(false);
  useEffect(() => returnFocus(), []);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: PointerEvent) => {
      const link = linkOf(event, 'li');
      // The route's own clientLoader keeps the reply, so that opening the product finds it on its way.
      if (link !== null) void load(addressOf(link));
    };
    const click = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkOf(event, 'a.p-link') : null;
      if (link === null) return;
      event.preventDefault();
      leaveBy(link);
      void navigate(addressOf(link));
    };
    document.addEventListener('pointerdown', press, { passive: true, signal });
    document.addEventListener('click', click, { signal });
    return () => listening.abort();
  }, [load, navigate]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIdle(true);
      // Run as well as fetched: a slow phone needs longer for the first than for the second. What fails here is fetched again by the tap.
      import('./product-screen.tsx').catch(() => undefined);
      import('./search-screen.tsx').catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return idle ? <PrefetchPageLinks page="/produto/1" /> : null;
}
