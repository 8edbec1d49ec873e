// What a card number alone tells: its brand, whether it can exist, whether it has expired. Runs
// only in the browser: a number never reaches our server.
import { isEmail } from '#contract/email.ts';
import { digitsOf, isCpf } from '../documents.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'elo' | 'hipercard';

// Elo and Hipercard use parts of other brands' ranges, so they are checked first.
const brands: readonly (readonly [CardBrand, RegExp])[] = [
  [
    'elo',
    /^(?:401178|401179|431274|438935|451416|457393|45763[12]|504175|5066(?:99)|5067[0-7]\d|509\d{3}|627780|636297|636368|6500(?:3[1-35-9]|4\d|5[01])|6504(?:0[5-9]|[1-3]\d|8[5-9]|9\d)|6505(?:[0-2]\d|3[0-8]|4[1-9]|[5-8]\d|9[0-8])|6507(?:0\d|1[0-8]|2[0-7])|6509(?:0[1-9]|[1-6]\d|7[0-8])|6516(?:5[2-9]|[67]\d)|6550(?:[01]\d|2[1-9]|[34]\d|5[0-8]))/,
  ],
  ['hipercard', /^(?:606282|3841[046]0)/],
  ['amex', /^3[47]/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
];

/** Null: not a brand that stores accept here, or too few digits. */
export function brandOfCard(text: string): CardBrand | null {
  const digits = digitsOf(text);
  return brands.find(([, pattern]) => pattern.test(digits))?.[0] ?? null;
}

/** The number may be valid for brands that no store accepts here, such as Diners. */
const lengthsOf = (brand: CardBrand | null): readonly number[] =>
  brand === null
    ? [12, 13, 14, 15, 16, 17, 18, 19]
    : brand === 'amex'
      ? [15]
      : brand === 'visa'
        ? [13, 16, 19]
        : [16];
export const securityCodeLength = (brand: CardBrand | null): number => (brand === 'amex' ? 4 : 3);

/** 5234 5600 0012 4242, or 3712 345678 90123. */
export function maskCardNumber(text: string): string {
  const brand = brandOfCard(text);
  const digits = digitsOf(text).slice(0, Math.max(...lengthsOf(brand)));
  const groups =
    brand === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}

/** Complete, with a correct check digit. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (!lengthsOf(brandOfCard(digits)).includes(digits.length) || /^(\d)\1+$/.test(digits))
    return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighed = index % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** 08/29; a first digit above 1 can only be a one-digit month. Browsers also fill in 08/2029. */
export function maskExpiry(text: string): string {
  const parts = /^\D*(\d{1,2})\D+(\d{2,4})\D*$/.exec(text);
  const typed =
    parts === null
      ? digitsOf(text)
      : `${(parts[1] ?? '').padStart(2, '0')}${(parts[2] ?? '').slice(-2)}`;
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

export type MonthOfYear = { month: number; year: number };

/** Null: not a month. */
export function readExpiry(text: string): MonthOfYear | null {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(text.trim()) ?? [];
  const number = Number(month);
  return number >= 1 && number <= 12 ? { month: number, year: 2000 + Number(year) } : null;
}

/** A card is valid until the end of its month. */
export function isPast(expiry: MonthOfYear, today: MonthOfYear): boolean {
  return expiry.year < today.year || (expiry.year === today.year && expiry.month < today.month);
}

/** At least two words of letters: providers refuse a holder without a last name. */
export function hasFirstAndLastName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length >= 2 &&
    words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word)) &&
    (words.at(-1) ?? '').length >= 2
  );
}

export type CardFields = {
  number: string;
  expiry: string;
  code: string;
  holder: string;
  cpf: string;
  email: string;
};
export type CardProblem =
  | 'numberMissing'
  | 'numberWrong'
  | 'brandUnknown'
  | 'expiryWrong'
  | 'expired'
  | 'codeWrong'
  | 'holderIncomplete'
  | 'cpfWrong'
  | 'emailWrong';

/** The first problem of each field. */
export function checkCard(
  fields: CardFields,
  today: MonthOfYear,
): Partial<Record<keyof CardFields, CardProblem>> {
  const { number, code, holder, cpf, email } = fields;
  const problems: Partial<Record<keyof CardFields, CardProblem>> = {};
  const brand = brandOfCard(number);
  if (digitsOf(number) === '') problems.number = 'numberMissing';
  else if (!isCardNumber(number)) problems.number = 'numberWrong';
  else if (brand === null) problems.number = 'brandUnknown';
  const expiry = readExpiry(fields.expiry);
  if (expiry === null) problems.expiry = 'expiryWrong';
  else if (isPast(expiry, today)) problems.expiry = 'expired';
  if (!isSecurityCode(code, brand)) problems.code = 'codeWrong';
  if (!hasFirstAndLastName(holder)) problems.holder = 'holderIncomplete';
  if (!isCpf(cpf)) problems.cpf = 'cpfWrong';
  if (!isEmail(email)) problems.email = 'emailWrong';
  return problems;
}

export function isSecurityCode(text: string, brand: CardBrand | null): boolean {
  return /^\d+$/.test(text) && text.length === securityCodeLength(brand);
}
