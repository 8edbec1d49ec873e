// A referral code in the address is remembered for one day (the specification, section 9), and goes along when somebody signs up.

const COOKIE = 'indicacao';
const DAY_SECONDS = 86_400;

export function rememberReferral(search: string): void {
  const code = new URLSearchParams(search).get('indicacao');
  if (code === null || !/^[\w-]{1,40}$/.test(code)) return;
  // biome's noDocumentCookie has no better offer: the Cookie Store API is not everywhere yet.
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${DAY_SECONDS}; samesite=lax`;
}

export function readReferral(cookies: string): string | null {
  return /(?:^|;\s*)indicacao=([\w-]{1,40})(?:;|$)/.exec(cookies)?.[1] ?? null;
}
