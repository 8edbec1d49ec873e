// Back from a product, the keyboard goes on where it left the list. The same product may stand
// there twice, among the promotions and in its category.

const TRIES = 20;
const TRY_MS = 50;
let left: { address: string; place: number } | null = null;

const linksTo = (address: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a.p-link')].filter(
    ({ href }) => href === address,
  );

/** The link that a product is opened by. */
export function leaveBy(link: HTMLAnchorElement): void {
  left = { address: link.href, place: linksTo(link.href).indexOf(link) };
}

/**
 * Once the list stands again; where somebody has gone on meanwhile, they stay. Returns how to give
 * up.
 */
export function returnFocus(): () => void {
  const from = left;
  left = null;
  if (from === null) return () => undefined;
  let tries = 0;
  const look = () => {
    const links = linksTo(from.address);
    const link = links[from.place] ?? links[0];
    tries += 1;
    if (link === undefined && tries < TRIES) return;
    clearInterval(timer);
    if (document.activeElement === document.body) link?.focus({ preventScroll: true });
  };
  // The results of a search come a moment after the screen around them.
  const timer = setInterval(look, TRY_MS);
  look();
  return () => clearInterval(timer);
}
