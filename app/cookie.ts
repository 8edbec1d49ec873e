// Cookies that the browser itself writes: choices that the server has to see. None of them proves
// anything.

export function readCookie(name: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    // Anybody may write a cookie: one that cannot be read is none.
    return null;
  }
}

/** `seconds` of 0 removes it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  // The Cookie Store API would be the better way, and is not everywhere yet.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
