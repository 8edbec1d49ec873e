// Light or dark: the customer's choice, else the system's.
import { readCookie, writeCookie } from '#app/cookie.ts';
import { readStored, writeStored } from '#app/storage.ts';

export type Appearance = 'light' | 'dark' | 'system';

const systemDark = '(prefers-color-scheme: dark)';

/** A copy of the choice for the script below. */
const APPEARANCE_COOKIE = 'quitute_aparencia';
const APPEARANCE_SECONDS = 365 * 86_400;

/**
 * Runs inline in the head before the first paint, when no module is loaded. It reads a cookie,
 * because the first use of the browser's storage in a page waits for the disk: 50 to 90 ms on a
 * phone before anything is shown. It also follows later changes of the system and of other tabs.
 */
export const themeScript = `(()=>{let d=document.documentElement,m=matchMedia('${systemDark}'),
p=()=>{d.dataset.theme=/(?:^|;\\s*)${APPEARANCE_COOKIE}=(dark|light)/.exec(document.cookie)?.[1]
??(m.matches?'dark':'light')};
p();m.addEventListener('change',p);addEventListener('storage',p)})()`;

/** The customer's choice; browser only. */
export function readAppearance(): Appearance {
  const stored = readStored('appearance');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Saves the choice and applies it at once. `system` removes it. */
export function setAppearance(appearance: Appearance): void {
  const chosen = appearance === 'system' ? null : appearance;
  // Other tabs read the cookie when the storage changes. Chromium writes a cookie without waiting;
  // reading it back waits until other tabs see it too.
  writeCookie(APPEARANCE_COOKIE, chosen ?? '', chosen === null ? 0 : APPEARANCE_SECONDS);
  readCookie(APPEARANCE_COOKIE);
  writeStored('appearance', chosen);
  document.documentElement.dataset.theme =
    chosen ?? (matchMedia(systemDark).matches ? 'dark' : 'light');
}

/** Some browsers drop a cookie of a script after a week, and older versions wrote none. */
export function keepAppearance(): void {
  const appearance = readAppearance();
  if (appearance !== 'system') setAppearance(appearance);
}
