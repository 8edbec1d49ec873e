// What somebody types to say who they are, an email or a phone, as browser and server read it.
import { isEmail } from '#contract/email.ts';
import { isDinerPhone, maskPhone, phoneDigits } from './documents.ts';

export type IdentifierKind = 'email' | 'phone';
export type LoginSettings = { loginApenasTelefone: boolean; permiteLoginTelefone: boolean };

/** What a brand lets people sign in with. */
export function loginKinds({
  loginApenasTelefone,
  permiteLoginTelefone,
}: LoginSettings): readonly IdentifierKind[] {
  if (loginApenasTelefone) return ['phone'];
  return permiteLoginTelefone ? ['email', 'phone'] : ['email'];
}

/**
 * Digits of a phone, or an email in lower case. Null when it is neither, or not of a kind that is
 * wanted.
 */
export function readIdentifier(
  typed: string,
  kinds: readonly IdentifierKind[] = ['email', 'phone'],
): string | null {
  const text = typed.trim();
  if (text.includes('@'))
    return kinds.includes('email') && isEmail(text) ? text.toLowerCase() : null;
  const digits = phoneDigits(text);
  return kinds.includes('phone') && /^[\d\s()+.-]+$/.test(text) && isDinerPhone(digits)
    ? digits
    : null;
}

/**
 * The text of a field that takes either, after a key: a phone keeps its digits alone, and becomes
 * plain text again with the first letter or @.
 */
export function contactTyped(before: string, typed: string): string {
  if (/^[\d\s()+-]*$/.test(typed)) return phoneDigits(typed);
  const shown = contactShown(before);
  return shown !== before && typed.startsWith(shown)
    ? `${before}${typed.slice(shown.length)}`
    : typed;
}

/** As the field shows it: a phone under its mask. */
export function contactShown(kept: string): string {
  return /^\d{1,11}$/.test(kept) ? maskPhone(kept) : kept;
}
