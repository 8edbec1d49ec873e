// What counts as an email address, for everybody who asks: the specification's @ and dot, the dot
// behind the @ and text around both (docs/decisions/0094-one-rule-for-email-addresses.md).

export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
