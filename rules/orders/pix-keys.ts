// Pix keys: which kind one is, and whether it can exist. An impossible key would make codes that
// cannot be paid.
import { isCnpj, isCpf, isPersonPhone } from '../documents.ts';

export type PixKeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';

const LONGEST = 77;
const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const forms: Record<PixKeyKind, RegExp> = {
  cpf: /^\d{11}$/,
  cnpj: /^[0-9A-Z]{12}\d{2}$/,
  phone: /^\+55\d{10,11}$/,
  email: EMAIL,
  random: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};
const kinds = Object.keys(forms) as PixKeyKind[];

/** The kind a key looks like, even if it cannot exist; null for none. */
export function pixKeyKind(key: string): PixKeyKind | null {
  return key.length > LONGEST ? null : (kinds.find((kind) => forms[kind].test(key)) ?? null);
}

/** CPF and CNPJ with their check digits, a phone with an existing area code. */
export function isPixKey(key: string): boolean {
  const kind = pixKeyKind(key);
  if (kind === 'cpf') return isCpf(key);
  if (kind === 'cnpj') return isCnpj(key);
  if (kind === 'phone') return isDialable(key.slice(3));
  return kind !== null;
}

/** Mobile numbers have eleven digits and begin with 9; those with ten begin with 2 to 5. */
const isDialable = (digits: string) =>
  isPersonPhone(digits) && (digits.length === 11 ? /^..9/ : /^..[2-5]/).test(digits);

/** In the banks' format: people paste keys with dots, spaces and capitals. */
export function pixKeyOf(typed: string): string {
  const text = typed.trim();
  const digits = text.replace(/\D/g, '');
  if (text.includes('@')) return text.toLowerCase();
  if (/^\+?55/.test(text.replace(/[\s()-]/g, '')) && (digits.length === 12 || digits.length === 13))
    return `+${digits}`;
  // Formatted as a phone, or eleven digits that are not a CPF: a phone without its +55.
  const asPhone = /^\(?\d\d\)\s?\d/.test(text) || (digits.length === 11 && !isCpf(digits));
  if (asPhone && /^[\d\s().-]+$/.test(text) && isDialable(digits)) return `+55${digits}`;
  if (/^[\d.\-/]+$/.test(text) && [11, 14].includes(digits.length)) return digits;
  if (/^[0-9a-f-]{36}$/i.test(text)) return text.toLowerCase();
  return text.replace(/[.\-/\s]/g, '').toUpperCase();
}
