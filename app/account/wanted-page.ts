// A private page opened without a session, by a bookmark for instance: a short-lived cookie carries
// its address to the start, where the login opens with its reason. On a slow phone the page that is
// being left still starts when the cookie arrives. So a document looks for the cookie once, in its
// head, and each redirect has its own value: a document removes no other document's.
import { isBelow } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { cookieIn, readCookie, writeCookie } from '../cookie.ts';
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

/** The header that the server sends with the redirect. `id`: of this redirect, without a slash. */
export const wantedPageHeader = (
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  id: string,
): string =>
  `${COOKIE}=${encodeURIComponent(id + pathname + search)}; ` +
  `Path=/; Max-Age=${SECONDS}; SameSite=Lax`;

declare global {
  interface Window {
    /** The cookie, name and value, as it was when this document began. */
    quituteDestino?: string;
  }
}

const FOUND = `/${COOKIE}=[^;]*/.exec(document.cookie)?.[0]`;
/** Runs in the head. */
export const wantedPageScript = `window.quituteDestino=${FOUND}`;

/** What a document began with. */
export const wantedAtStart = (): string | null => cookieIn(window.quituteDestino ?? '', COOKIE);
/** What a navigation within the document was redirected with. */
export const wantedNow = (): string | null => readCookie(COOKIE);

/**
 * The page that a redirect led away from; the cookie is removed if it still is this redirect's.
 * Anyone can write a cookie, so only private pages of this site count: null for others.
 */
export function takeWantedPage(kept: string): { path: string; reason: LoginReason } | null {
  if (wantedNow() === kept) writeCookie(COOKIE, '', 0);
  const path = ownPath(kept.replace(/^[^/]*/, ''), '');
  const reason = reasonOf(path);
  return reason === null ? null : { path, reason };
}
