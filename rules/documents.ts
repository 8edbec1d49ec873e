// Brazilian numbers that people type: CPF, phone and CEP. Stored as digits; masks are for display
// and grow while typing.

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Both check digits by modulo 11. Eleven equal digits pass that check but belong to nobody, so they
 * are refused.
 */
export function isCpf(text: string): boolean {
  const digits = text.trim().replace(/[.-]/g, '');
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false;
  return (
    checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10])
  );
}

function checkDigit(digits: string, length: number): number {
  let sum = 0;
  for (let index = 0; index < length; index++) sum += Number(digits[index]) * (length + 1 - index);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/**
 * Twelve digits or letters and two check digits, by modulo 11 over each character's value: letters
 * are issued since 2026.
 */
export function isCnpj(text: string): boolean {
  const code = text.trim().replace(/[./-]/g, '').toUpperCase();
  if (!/^[0-9A-Z]{12}\d{2}$/.test(code) || /^(.)\1{13}$/.test(code)) return false;
  return [12, 13].every((length) => cnpjDigit(code, length) === Number(code[length]));
}

function cnpjDigit(code: string, length: number): number {
  let sum = 0;
  for (let index = 0; index < length; index++)
    sum += (code.charCodeAt(index) - 48) * (((length - 1 - index) % 8) + 2);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** 3.3.3-2 */
export function maskCpf(text: string): string {
  return digitsOf(text)
    .slice(0, 11)
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, '$1-$2');
}

/**
 * Digits of a phone, without a pasted country code (+55): numbers here are area code and subscriber
 * only.
 */
export function phoneDigits(text: string): string {
  const digits = digitsOf(text);
  return digits.length > 11 && digits.length <= 13 && digits.startsWith('55')
    ? digits.slice(2)
    : digits;
}

/** Only the specification's rule: 10 or 11 digits. */
export function isPhone(text: string): boolean {
  return /^\d{10,11}$/.test(digitsOf(text));
}

/** A number that can reach a person: area codes have no zero, and 0800 numbers are companies. */
export function isPersonPhone(text: string): boolean {
  return /^[1-9][1-9]\d{8,9}$/.test(digitsOf(text));
}

/** (11) 98765-4321 or (11) 3333-4444 */
export function maskPhone(text: string): string {
  const digits = phoneDigits(text).slice(0, 11);
  const subscriber = digits.slice(2);
  if (digits.length <= 2) return digits.length === 0 ? '' : `(${digits}`;
  if (subscriber.length <= 4) return `(${digits.slice(0, 2)}) ${subscriber}`;
  // The dash precedes the last four digits; while nine are still possible, a first 9 decides its
  // position.
  const head = subscriber.length === 9 || subscriber.startsWith('9') ? 5 : 4;
  const tail = subscriber.slice(head);
  return `(${digits.slice(0, 2)}) ${subscriber.slice(0, head)}${tail ? `-${tail}` : ''}`;
}

const AREA_CODES = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 ' +
    '48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 ' +
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Why a phone of the right length is probably mistyped. A hint, never a refusal. */
export type PhoneHint = 'unknownAreaCode' | 'ninthDigitMissing' | 'notAMobile' | 'notALandline';

export function phoneHint(text: string): PhoneHint | null {
  const digits = phoneDigits(text);
  if (!isPhone(digits)) return null;
  if (!AREA_CODES.has(digits.slice(0, 2))) return 'unknownAreaCode';
  const first = Number(digits[2]);
  if (digits.length === 11) return first === 9 ? null : 'notAMobile';
  if (first >= 6) return 'ninthDigitMissing';
  return first >= 2 ? null : 'notALandline';
}

/** 01310-100 */
export function maskCep(text: string): string {
  return digitsOf(text)
    .slice(0, 8)
    .replace(/^(\d{5})(\d)/, '$1-$2');
}
