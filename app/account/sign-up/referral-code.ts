// The referral code of a sign-up: the one that was kept from an address, or a typed one.
import { REFERRAL_CODE } from '../referral.ts';

/** Accepts a typed or pasted code, or a friend's whole link. Null: it cannot be a code. */
export function typedReferral(typed: string): string | null {
  const text = typed.trim();
  const linked = URL.canParse(text) ? new URL(text).searchParams.get('indicacao') : null;
  const code = linked ?? text;
  return REFERRAL_CODE.test(code) ? code : null;
}

export function readReferral(cookies: string): string | null {
  return /(?:^|;\s*)indicacao=([\w-]{1,40})(?:;|$)/.exec(cookies)?.[1] ?? null;
}
