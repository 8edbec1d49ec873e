// Opens products from the list, and prefetches when the menu is idle. Links are plain anchors with
// one shared listener: three hundred router links hydrate slowest on a slow phone. The page's code
// is fetched when idle, a product's options on pointer down.
import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_FrameworkContext, useFetcher, useNavigate } from 'react-router';
import { pageParams } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { type ProductSummary, recallSummary } from '../../listing/menu-memory.ts';
import { hasGoodConnection } from '../../offline/good-connection.ts';
import { panelOf } from '../../panel-address.ts';
import { missingFiles } from '../../route-needs.ts';
import { leaveBy, leftLink, returnFocus } from '../return-focus.ts';

const IDLE_MS = 2_000;
/** On wider screens a product shares the screen, and the list's data would not fill it. */
const PHONE = '(max-width: 899px)';

/** The product link of a press or click; null if there is none. */
function linkOf(event: Event, within: 'a.p-link' | 'li'): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target : null;
  // A press on a button in the row does not open it.
  if (target === null || target.closest('button') !== null) return null;
  const found = target.closest(within);
  const link =
    found instanceof HTMLAnchorElement
      ? found
      : found?.querySelector<HTMLAnchorElement>('a.p-link');
  if (!link) return null;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin && pageParams(pages.product, pathname) !== null ? link : null;
}

const idOf = ({ pathname }: HTMLAnchorElement) =>
  Number(pageParams(pages.product, pathname)?.idProduto);

/** The product as the list has it, if it can be rendered at once. */
const summaryOf = (link: HTMLAnchorElement): ProductSummary | null =>
  matchMedia(PHONE).matches ? recallSummary(idOf(link)) : null;

const pictureOf = (link: HTMLAnchorElement) =>
  link.closest('li')?.querySelector<HTMLImageElement>('.media img');

/** After the next frame. */
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

/** Loaded once and kept; a tap before that is not kept waiting. */
let motion: typeof import('./moving-picture.ts') | null = null;
let loadedPreview: typeof import('./preview.tsx').ProductPreview | null = null;

export function ProductOpening() {
  const { load } = useFetcher();
  const page = useProductPage();
  const navigate = useNavigate();
  const [idle, setIdle] = useState(false);
  const [Preview, setPreview] = useState(() => loadedPreview);
  const [shown, setShown] = useState<ProductSummary | null>(null);
  useLayoutEffect(() => {
    // A panel would be below the picture.
    const covered = panelOf(new URLSearchParams(location.search)) !== null;
    const link = covered ? null : leftLink();
    // After the router has restored the scroll position, and before the list is painted.
    if (link !== null) queueMicrotask(() => motion?.pictureArrives(idOf(link), pictureOf(link)));
  }, []);
  useEffect(() => returnFocus(), []);
  const drawsAtOnce = Preview !== null;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: PointerEvent) => {
      const link = linkOf(event, 'li');
      if (link === null || page === undefined) return;
      // The route's clientLoader keeps the reply, so that opening the product reuses it. Not before
      // a quick tap is painted, nor without the page's files: for a missing one, the router's
      // `load` reloads the menu.
      setTimeout(async () => {
        if ((await missingFiles([page])) === null) await load(addressOf(link));
      });
    };
    const click = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkOf(event, 'a.p-link') : null;
      if (link === null) return;
      event.preventDefault();
      leaveBy(link);
      motion?.pictureLeaves(idOf(link), pictureOf(link));
      const open = async () => {
        await navigate(addressOf(link));
        // The list is removed with the preview, unless another navigation came first.
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
  }, [load, page, navigate, drawsAtOnce]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine || !hasGoodConnection()) return;
      setIdle(true);
      // Run as well as fetched, because running takes a slow phone longer. A failed fetch is
      // retried by the tap.
      import('./screen.tsx').catch(() => undefined);
      import('./preview.tsx').then(
        ({ ProductPreview }) => {
          loadedPreview = ProductPreview;
          setPreview(() => ProductPreview);
        },
        () => undefined,
      );
      import('./moving-picture.ts').then(
        (loaded) => {
          motion = loaded;
        },
        () => undefined,
      );
      import('../search-screen.tsx').catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {idle ? <ProductFiles /> : null}
      {Preview === null || shown === null ? null : <Preview summary={shown} />}
    </>
  );
}

/** Its entry in the manifest. */
function useProductPage() {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes ?? {};
  return Object.values(routes).find((route) => route?.path === pages.product);
}

/**
 * Preloads the files of the product page. The router's own `PrefetchPageLinks` reloads the whole
 * page when one of them does not arrive.
 */
function ProductFiles() {
  const product = useProductPage();
  if (product === undefined) return null;
  const files = [product.module, product.clientLoaderModule, ...(product.imports ?? [])];
  return files.map((file) =>
    file === undefined ? null : <link key={file} rel="modulepreload" href={file} />,
  );
}
