// Restores focus to the product's link when going back. A product may be listed twice, among the
// promotions and in its category.

const TRIES = 20;
const TRY_MS = 50;
type Left = { address: string; place: number };
let left: Left | null = null;

const linksTo = (address: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a.p-link')].filter(
    ({ href }) => href === address,
  );

/** The link that opens a product. */
export function leaveBy(link: HTMLAnchorElement): void {
  left = { address: link.href, place: linksTo(link.href).indexOf(link) };
}

/** That link in the list, if it is rendered again. */
export const leftLink = (): HTMLAnchorElement | null => (left === null ? null : linkFrom(left));

function linkFrom({ address, place }: Left): HTMLAnchorElement | null {
  const links = linksTo(address);
  return links[place] ?? links[0] ?? null;
}

/** When the list is rendered again, unless focus has moved meanwhile. Returns how to cancel. */
export function returnFocus(): () => void {
  const from = left;
  left = null;
  if (from === null) return () => undefined;
  let tries = 0;
  const look = () => {
    const link = linkFrom(from);
    tries += 1;
    if (link === null && tries < TRIES) return;
    clearInterval(timer);
    if (document.activeElement === document.body) link?.focus({ preventScroll: true });
  };
  // Search results render a moment after the screen.
  const timer = setInterval(look, TRY_MS);
  look();
  return () => clearInterval(timer);
}
