// The one check of email addresses: the specification's @ and dot, with the dot after the @ and
// text around both (docs/decisions/0094-one-rule-for-email-addresses.md).

export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
