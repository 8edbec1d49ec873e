// Cookies that the browser itself writes: choices that the server has to see. None of them proves
// anything.

export function readCookie(name: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value === undefined ? null : decodeURIComponent(value);
}

/** `seconds` of 0 removes it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  // The Cookie Store API would be the better way, and is not everywhere yet.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
