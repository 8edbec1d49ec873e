// Cookies that the browser writes: choices that the server must see. They prove nothing.

export const readCookie = (name: string): string | null => cookieIn(document.cookie, name);

/** `cookies` is a whole Cookie header. */
export function cookieIn(cookies: string, name: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    // Anyone can write a cookie: an unreadable one counts as none.
    return null;
  }
}

/** `seconds` of 0 removes it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  // The Cookie Store API is better but not yet available everywhere.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie =
    `${name}=${encodeURIComponent(value)}; path=/; ` + `max-age=${seconds}; samesite=lax${secure}`;
}
