// A referral code in the address is kept for one day (the specification, section 9) and sent with
// the sign-up.
import { writeCookie } from '../cookie.ts';

const COOKIE = 'indicacao';
const DAY_SECONDS = 86_400;

const CODE = /^[\w-]{1,40}$/;

export function rememberReferral(search: string): void {
  const code = new URLSearchParams(search).get('indicacao');
  if (code === null || !CODE.test(code)) return;
  writeCookie(COOKIE, code, DAY_SECONDS);
}

/** Accepts a typed or pasted code, or a friend's whole link. Null: it cannot be a code. */
export function typedReferral(typed: string): string | null {
  const text = typed.trim();
  const linked = URL.canParse(text) ? new URL(text).searchParams.get('indicacao') : null;
  const code = linked ?? text;
  return CODE.test(code) ? code : null;
}

export function readReferral(cookies: string): string | null {
  return /(?:^|;\s*)indicacao=([\w-]{1,40})(?:;|$)/.exec(cookies)?.[1] ?? null;
}
