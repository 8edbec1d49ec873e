// A referral code in the address of a page is kept for one day (the specification, section 9) and
// sent with the sign-up.
import { writeCookie } from '../cookie.ts';

const COOKIE = 'indicacao';
const DAY_SECONDS = 86_400;

export const REFERRAL_CODE = /^[\w-]{1,40}$/;

export function rememberReferral(search: string): void {
  const code = new URLSearchParams(search).get('indicacao');
  if (code === null || !REFERRAL_CODE.test(code)) return;
  writeCookie(COOKIE, code, DAY_SECONDS);
}
