// A referral code in the address is remembered for one day (the specification, section 9), and goes
// along when somebody signs up.
import { writeCookie } from '../cookie.ts';

const COOKIE = 'indicacao';
const DAY_SECONDS = 86_400;

export function rememberReferral(search: string): void {
  const code = new URLSearchParams(search).get('indicacao');
  if (code === null || !/^[\w-]{1,40}$/.test(code)) return;
  writeCookie(COOKIE, code, DAY_SECONDS);
}

export function readReferral(cookies: string): string | null {
  return /(?:^|;\s*)indicacao=([\w-]{1,40})(?:;|$)/.exec(cookies)?.[1] ?? null;
}
