// A private page opened without a session, by a bookmark for instance: a short-lived cookie carries
// its address to the start, where the login opens with its reason. On a slow phone the page that is
// being left still starts when the cookie arrives, so a document looks for it once, in its head.
import { isBelow } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { readCookie, writeCookie } from '../cookie.ts';
import type { LoginReason } from './login-dialog.tsx';
import { ownPath } from './own-path.ts';

const COOKIE = 'quitute_destino';
/** Long enough for the start to load on a slow connection. */
const SECONDS = 60;

function reasonOf(path: string): LoginReason | null {
  const [pathname = ''] = path.split(/[?#]/);
  if (pathname === pages.orderHistory) return 'orders';
  if (isBelow(pathname, pages.profile)) return 'profile';
  const loyalty = [pages.loyalty, pages.loyaltyWithDelivery];
  return loyalty.some((page) => isBelow(pathname, page)) ? 'loyalty' : null;
}

/** The header that the server sends with the redirect. */
export const wantedPageHeader = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${COOKIE}=${encodeURIComponent(pathname + search)}; Path=/; Max-Age=${SECONDS}; SameSite=Lax`;

const CAME = `document.cookie.includes('${COOKIE}=')`;
/** Runs in the head. */
export const wantedPageScript = `if(${CAME})document.documentElement.dataset.entrar=''`;

/** Whether the cookie was there when this document began. */
export const arrivedForLogin = (): boolean => document.documentElement.dataset.entrar !== undefined;

/** Read once, then removed. Anyone can write a cookie, so only private pages of this site count. */
export function takeWantedPage(): { path: string; reason: LoginReason } | null {
  const kept = readCookie(COOKIE);
  if (kept === null) return null;
  writeCookie(COOKIE, '', 0);
  const path = ownPath(kept, '');
  const reason = reasonOf(path);
  return reason === null ? null : { path, reason };
}
