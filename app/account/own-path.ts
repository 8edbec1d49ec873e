// Where a login leads. The query is written by anybody, so only paths of this very site count.

/** The path when it stays on this site, else the fallback. */
export function ownPath(wanted: string | null, fallback: string): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return fallback;
  const base = 'https://own.invalid';
  // Browsers drop tabs and newlines before they read an address: '/\t/evil' would become '//evil'.
  if (!URL.canParse(wanted, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

/**
 * Link to a private page: the login lets whoever is signed in pass at once, and brings everybody
 * else there afterwards.
 */
export function throughLogin(path: string): string {
  return `/login?${new URLSearchParams({ redirect: path })}`;
}
