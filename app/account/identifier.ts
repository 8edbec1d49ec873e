// What somebody types to say who they are: an email or a phone.
import { isPhone, phoneDigits } from '#rules/documents.ts';

/**
 * The identifier as the server knows it: digits of a phone, or an email in lower case. Null when it
 * is neither.
 */
export function readIdentifier(typed: string): string | null {
  const text = typed.trim();
  if (text.includes('@'))
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text.toLowerCase() : null;
  const digits = phoneDigits(text);
  return /^[\d\s()+.-]+$/.test(text) && isPhone(digits) ? digits : null;
}
