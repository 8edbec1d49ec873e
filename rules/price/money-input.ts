// Amounts as people type them, with a decimal comma or point.
import { type Cents, LARGEST_PRICE } from '#contract/money.ts';

/** Signs and codes allowed before or after an amount. */
const CURRENCY_SIGN = /^\s*(?:[A-Z]{0,3}\s*[$€£]|[A-Z]{3})|(?:[$€£]|[A-Z]{3})\s*$/gi;
/**
 * Thousands in groups of three, and at most two decimals after the other separator; or no groups,
 * and decimals after either.
 */
const AMOUNTS = [
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
  /^(\d+)(?:[,.](\d{1,2})?)?$/,
];

/**
 * '100', '100,00', '1.234,5', '1,234.50', 'R$ 20', '20 €' to cents; null for anything else. English
 * readers type another separator than the prices show, so both are accepted; a single comma
 * followed by three digits is ambiguous and refused.
 */
export function parseMoneyInput(text: string): Cents | null {
  const cents = amountOf(text);
  return cents === null || cents > LARGEST_PRICE ? null : cents;
}

/** Likewise, without a limit. */
export function amountOf(text: string): Cents | null {
  const typed = text.replace(CURRENCY_SIGN, '').replace(/[\s\u00a0\u202f]/g, '');
  const match = AMOUNTS.map((amount) => amount.exec(typed)).find((found) => found !== null);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}
