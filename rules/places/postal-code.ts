// A Brazilian postal code (CEP) typed into a box that also takes streets.
import { digitsOf } from '../documents.ts';

const WHOLE = 8;

/** Digits as far as they are typed, also with a dot and a dash, as on envelopes. */
export const looksLikePostalCode = (text: string): boolean => /^\s*\d[\d\s.-]*$/.test(text);

/** Its eight digits; null for other text and for a part of a code. */
export function wholePostalCode(text: string): string | null {
  const digits = digitsOf(text);
  return looksLikePostalCode(text) && digits.length === WHOLE ? digits : null;
}
