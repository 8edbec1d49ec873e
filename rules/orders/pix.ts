// The text inside a Pix QR code (BR Code, an EMV code): created here for stores without a provider,
// and checked when it comes from outside.
import type { Cents } from '#contract/money.ts';
import { pixKeyKind } from './pix-keys.ts';

/** CRC-16/CCITT-FALSE over the bytes of a text, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const MOST_NAME = 25;
const MOST_CITY = 15;
const MOST_ELEMENT = 99;
/** R$ 999,999,999.99, within the 13 characters that the standard has for an amount. */
const MOST_AMOUNT: Cents = 99_999_999_999;
const GUI = 'br.gov.bcb.pix';

/** Two digits of id, two of length, the value. */
function element(id: string, value: string): string {
  if (value.length > MOST_ELEMENT) throw new Error(`element ${id} is too long`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Letters that do not decompose into a base letter and an accent, with their plain equivalents. */
const PLAIN: Record<string, string> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  ẞ: 'SS',
};
const KNOWN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Banks expect capitals without accents; other characters become a space. */
export function plainCapitals(text: string, most: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(KNOWN, (letter) => PLAIN[letter] ?? ' ')
    .replace(/[^A-Z0-9 .,&/-]/g, ' ');
  return plain.replace(/ +/g, ' ').trim().slice(0, most).trim();
}

/** `12.30` and never `12,3`. */
export const pixAmount = (cents: Cents) =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export type StaticPix = {
  key: string;
  name: string;
  city: string;
  /** Null: the payer enters it. */
  amount: Cents | null;
  /** Up to 25 letters and digits that appear on the statement; null for none. */
  txid: string | null;
};

/** The code of a store's own key. Its payment is never reported. */
export function staticPixCode({ key, name, city, amount, txid }: StaticPix): string {
  // A key stored before check digits were verified still makes the same code.
  if (pixKeyKind(key) === null) throw new Error('not a Pix key');
  if (amount !== null && (!Number.isInteger(amount) || amount <= 0 || amount > MOST_AMOUNT))
    throw new Error('not an amount');
  if (txid !== null && !/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new Error('not a txid');
  const body = [
    element('00', '01'),
    element('26', element('00', GUI) + element('01', key)),
    element('52', '0000'),
    element('53', '986'),
    ...(amount === null ? [] : [element('54', pixAmount(amount))]),
    element('58', 'BR'),
    element('59', plainCapitals(name, MOST_NAME) || 'LOJA'),
    element('60', plainCapitals(city, MOST_CITY) || 'BRASIL'),
    element('62', element('05', txid ?? '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}

/** The code of a provider's charge: the payer's app fetches the amount from there. */
export function dynamicPixCode({
  location,
  name,
  city,
}: {
  location: string;
  name: string;
  city: string;
}): string {
  const body = [
    element('00', '01'),
    element('01', '12'),
    element('26', element('00', GUI) + element('25', location.replace(/^https:\/\//, ''))),
    element('52', '0000'),
    element('53', '986'),
    element('58', 'BR'),
    element('59', plainCapitals(name, MOST_NAME) || 'LOJA'),
    element('60', plainCapitals(city, MOST_CITY) || 'BRASIL'),
    element('62', element('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}

export type PixCode = {
  /** Static: the key. Dynamic: the address of the charge, without https://. */
  key: string | null;
  location: string | null;
  /** Null when the payload or the payer decides. */
  amount: Cents | null;
  name: string;
  city: string;
  txid: string | null;
};
export type PixProblem =
  | 'length'
  | 'crc'
  | 'format'
  | 'notPix'
  | 'name'
  | 'city'
  | 'currency'
  | 'amount'
  | 'txid';

/**
 * Checks lengths as well as the checksum: a published sample has a correct checksum over a wrong
 * length.
 */
export function readPixCode(code: string): { pix: PixCode } | { problem: PixProblem } {
  const outer = elements(code);
  if (outer === null) return { problem: 'length' };
  if (!code.slice(0, -4).endsWith('6304') || crc16(code.slice(0, -4)) !== code.slice(-4))
    return { problem: 'crc' };
  const last = [...outer.keys()].at(-1);
  if (outer.get('00') !== '01' || last !== '63' || outer.get('58') !== 'BR')
    return { problem: 'format' };
  if (outer.get('53') !== '986') return { problem: 'currency' };
  const account = elements(outer.get('26') ?? '');
  const extra = elements(outer.get('62') ?? '');
  if (account === null || extra === null) return { problem: 'length' };
  const key = account.get('01') ?? null;
  const location = account.get('25') ?? null;
  if (account.get('00')?.toLowerCase() !== GUI || (key === null) === (location === null))
    return { problem: 'notPix' };
  const name = outer.get('59') ?? '';
  const city = outer.get('60') ?? '';
  if (name === '' || name.length > MOST_NAME) return { problem: 'name' };
  if (city === '' || city.length > MOST_CITY) return { problem: 'city' };
  const written = outer.get('54');
  if (written !== undefined && !/^\d{1,10}\.\d{2}$/.test(written)) return { problem: 'amount' };
  const txid = extra.get('05') ?? '***';
  if (txid !== '***' && !/^[A-Za-z0-9]{1,25}$/.test(txid)) return { problem: 'txid' };
  const amount = written === undefined ? null : Number(written.replace('.', ''));
  return { pix: { key, location, amount, name, city, txid: txid === '***' ? null : txid } };
}

/** Null: a length points past the end, or an id is repeated. */
function elements(text: string): Map<string, string> | null {
  const found = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    if (head === null) return null;
    const [, id = '', length = ''] = head;
    const end = at + 4 + Number(length);
    if (end > text.length || found.has(id)) return null;
    found.set(id, text.slice(at + 4, end));
    at = end;
  }
  return found;
}
