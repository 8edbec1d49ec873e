// Makes everything in the page inert except the given elements: no focus, no taps, hidden from
// screen readers.

/** Returns how to undo it. */
export function inertOutside(kept: readonly Element[]): () => void {
  const changed: HTMLElement[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child)) continue;
      if (kept.some((one) => child.contains(one))) walk(child);
      else if (child instanceof HTMLElement && !child.inert && child.tagName !== 'SCRIPT') {
        child.inert = true;
        changed.push(child);
      }
    }
  };
  walk(document.body);
  return () => {
    for (const element of changed) element.inert = false;
  };
}
