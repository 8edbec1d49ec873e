// A private page asked for by a stranger, by a bookmark say: the way to the start carries its address
// in a short cookie, and the login opens there with its reason.
import { readCookie, writeCookie } from '../cookie.ts';
import type { LoginReason } from './login-dialog.tsx';
import { ownPath } from './own-path.ts';

const COOKIE = 'quitute_destino';
/** Long enough for the start to load on a slow line. */
const SECONDS = 60;

const reasons: readonly [RegExp, LoginReason][] = [
  [/^\/delivery\/historicoPedidos(?=[?#]|$)/, 'orders'],
  [/^\/perfil(?=[/?#]|$)/, 'profile'],
  [/^(\/delivery)?\/fidelidade(?=[/?#]|$)/, 'loyalty'],
];

/** The header that the server sends along with the redirect. */
export const wantedPageHeader = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${COOKIE}=${encodeURIComponent(pathname + search)}; Path=/; Max-Age=${SECONDS}; SameSite=Lax`;

/** Once: it is removed. Anybody may write a cookie, so only the private pages of this site count. */
export function takeWantedPage(): { path: string; reason: LoginReason } | null {
  const kept = readCookie(COOKIE);
  if (kept === null) return null;
  writeCookie(COOKIE, '', 0);
  const path = ownPath(kept, '');
  const reason = reasons.find(([pages]) => pages.test(path))?.[1];
  return reason === undefined ? null : { path, reason };
}
