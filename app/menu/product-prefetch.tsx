// A product opens before the finger has left the glass: its code is fetched when the page is idle, its options when the finger comes down.
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useFetcher } from 'react-router';

const IDLE_MS = 2_000;
const productLink = /^\/produto\/\d+/;

export function ProductPrefetch() {
  const { load } = useFetcher();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_MS);
    const press = (event: PointerEvent) => {
      const link = event.target instanceof Element ? event.target.closest('li')?.querySelector<HTMLAnchorElement>('a.p-link') : null;
      // A press on a button of the row is no wish to open it.
      if (!link || (event.target as Element).closest('button')) return;
      const { pathname, search } = new URL(link.href);
      // The route's own clientLoader keeps the reply, so that opening the product finds it on its way.
      if (productLink.test(pathname)) void load(pathname + search);
    };
    document.addEventListener('pointerdown', press, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press);
    };
  }, [load]);
  return idle ? <PrefetchPageLinks page="/produto/1" /> : null;
}
