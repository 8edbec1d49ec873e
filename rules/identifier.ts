// An email or phone typed to identify a person, as browser and server read it.
import { isEmail } from '#contract/email.ts';
import { isPersonPhone, maskPhone, phoneDigits } from './documents.ts';

export type IdentifierKind = 'email' | 'phone';
export type LoginSettings = { loginApenasTelefone: boolean; permiteLoginTelefone: boolean };

/** The identifiers that a brand allows for sign-in. */
export function loginKinds({
  loginApenasTelefone,
  permiteLoginTelefone,
}: LoginSettings): readonly IdentifierKind[] {
  if (loginApenasTelefone) return ['phone'];
  return permiteLoginTelefone ? ['email', 'phone'] : ['email'];
}

/**
 * Digits of a phone, or an email in lower case. Null when it is neither, or not an allowed kind.
 */
export function readIdentifier(
  typed: string,
  kinds: readonly IdentifierKind[] = ['email', 'phone'],
): string | null {
  const text = typed.trim();
  if (text.includes('@'))
    return kinds.includes('email') && isEmail(text) ? text.toLowerCase() : null;
  const digits = phoneDigits(text);
  return kinds.includes('phone') && /^[\d\s()+.-]+$/.test(text) && isPersonPhone(digits)
    ? digits
    : null;
}

/**
 * The text of a field for either, after a key: a phone keeps only its digits, and becomes plain
 * text again with the first letter or @.
 */
export function contactTyped(before: string, typed: string): string {
  if (/^[\d\s()+-]*$/.test(typed)) return phoneDigits(typed);
  const shown = contactShown(before);
  return shown !== before && typed.startsWith(shown)
    ? `${before}${typed.slice(shown.length)}`
    : typed;
}

/** For display: a phone with its mask. */
export function contactShown(kept: string): string {
  return /^\d{1,11}$/.test(kept) ? maskPhone(kept) : kept;
}
