// Checks where a login leads. Anyone can write the query, so only paths of this site count.
import { pages } from '#contract/pages.ts';

/** The path if it stays on this site, else the fallback. */
export function ownPath(wanted: string | null, fallback: string): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return fallback;
  const base = 'https://own.invalid';
  // Browsers drop tabs and newlines before parsing an address: '/\t/evil' would become '//evil'.
  if (!URL.canParse(wanted, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

/**
 * Link to a private page through the login, which passes signed-in customers on at once and the
 * others after signing in.
 */
export function throughLogin(path: string): string {
  return `${pages.login}?${new URLSearchParams({ redirect: path })}`;
}
