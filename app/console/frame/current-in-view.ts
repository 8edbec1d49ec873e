// Keeps the link of the shown page in view, in a row of pages that scrolls sideways.
import { type RefObject, useEffect, useRef } from 'react';

/** `shown` tells one page from another. The row alone scrolls, never the window. */
export function useCurrentInView(shown: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (row.current === null || current === null || current === undefined) return;
    const [around, link] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += link.left + link.width / 2 - (around.left + around.width / 2);
  }, [shown]);
  return row;
}
