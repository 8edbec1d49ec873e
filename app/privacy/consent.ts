// The customer's consent to measuring cookies (the specification, sections 4 and 9). Either answer
// is kept for 365 days.
import { readCookie, writeCookie } from '../cookie.ts';

const CONSENT_COOKIE = 'quitute_privacidade';
const CONSENT_SECONDS = 365 * 86_400;

export type Consent = 'accepted' | 'refused';
const listeners = new Set<(consent: Consent) => void>();

/** Null: not asked or not answered. Browser only. */
function readConsent(): Consent | null {
  const value = readCookie(CONSENT_COOKIE);
  return value === 'accepted' || value === 'refused' ? value : null;
}

export function decideConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, consent, CONSENT_SECONDS);
  for (const listener of listeners) listener(consent);
}

/** Calls `listener` with the answer, now or when it is given. Returns how to stop. */
export function onConsent(listener: (consent: Consent) => void): () => void {
  const there = readConsent();
  if (there !== null) listener(there);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
