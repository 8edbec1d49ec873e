// How a product opens from the list, and what the menu fetches when it is idle. Its links are plain
// anchors with one listener for all: the router's own link, three hundred times over,
// is what a slow phone wakes up slowest. The page's code is fetched when the menu is idle, its
// options when the finger comes down.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrefetchPageLinks, useFetcher, useNavigate } from 'react-router';
import { type ProductSummary, recallSummary } from '../menu-memory.ts';
import { leaveBy, returnFocus } from '../return-focus.ts';

const IDLE_MS = 2_000;
const productPath = /^\/produto\/(\d+)$/;
/**
 * Wider than this a product stands beside other things: what the list knows would not fill its
 * screen.
 */
const PHONE = '(max-width: 899px)';

/** The link to the product that a press or click is about; null when it is about something else. */
function linkOf(event: Event, within: 'a.p-link' | 'li'): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target : null;
  // A press on a button of the row is no wish to open it.
  if (target === null || target.closest('button') !== null) return null;
  const found = target.closest(within);
  const link =
    found instanceof HTMLAnchorElement
      ? found
      : found?.querySelector<HTMLAnchorElement>('a.p-link');
  if (!link) return null;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin && productPath.test(pathname) ? link : null;
}

/** The product as the list knows it, where it can be drawn at once. */
function summaryOf({ pathname }: HTMLAnchorElement): ProductSummary | null {
  return matchMedia(PHONE).matches ? recallSummary(Number(productPath.exec(pathname)?.[1])) : null;
}

/** After the frame that is being made. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

const addressOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** Once loaded, also for the next time that the menu is opened. */
let loadedPreview: typeof import('./preview.tsx').ProductPreview | null = null;

export function ProductOpening() {
  const { load } = useFetcher();
  const navigate = useNavigate();
  const [idle, setIdle] = useState(false);
  const [Preview, setPreview] = useState(() => loadedPreview);
  const [shown, setShown] = useState<ProductSummary | null>(null);
  useEffect(() => returnFocus(), []);
  const drawsAtOnce = Preview !== null;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: PointerEvent) => {
      const link = linkOf(event, 'li');
      // The route's own clientLoader keeps the reply, so that opening the product finds it on its
      // way.
      // Not before a quick tap has been drawn.
      if (link !== null) setTimeout(() => void load(addressOf(link)));
    };
    const click = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkOf(event, 'a.p-link') : null;
      if (link === null) return;
      event.preventDefault();
      leaveBy(link);
      const open = async () => {
        await navigate(addressOf(link));
        // The list goes with what is drawn over it, unless somebody went another way meanwhile.
        if (location.pathname !== link.pathname) setShown(null);
      };
      const summary = drawsAtOnce ? summaryOf(link) : null;
      if (summary === null) return void open();

      flushSync(() => setShown(summary));
      afterPaint(open);
    };
    document.addEventListener('pointerdown', press, { passive: true, signal });
    document.addEventListener('click', click, { signal });
    return () => listening.abort();
  }, [load, navigate, drawsAtOnce]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIdle(true);
      // Run as well as fetched: a slow phone needs longer for the first than for the second. What
      // fails here is fetched again by the tap.
      import('./screen.tsx').catch(() => undefined);
      import('./preview.tsx').then(
        ({ ProductPreview }) => {
          loadedPreview = ProductPreview;
          setPreview(() => ProductPreview);
        },
        () => undefined,
      );
      import('../search-screen.tsx').catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {idle ? <PrefetchPageLinks page="/produto/1" /> : null}
      {Preview === null || shown === null ? null : <Preview summary={shown} />}
    </>
  );
}
