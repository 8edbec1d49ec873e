// Single values as a menu's file has them: texts, prices, yes and no, weights.
import type { Weight } from '#contract/entities/product.ts';
import { type Cents, LARGEST_PRICE, toCents } from '#contract/money.ts';
import { isWeight, LARGEST_QUANTITY } from '#contract/weight.ts';
import { amountOf, parseMoneyInput } from '../price/money-input.ts';
import { fold } from '../text.ts';
import { type Reason, reason } from './menu-file.ts';

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Numbers are reais; texts are parsed. Null when it is not a price. */
export function asCents(value: unknown): Cents | null {
  const cents =
    typeof value === 'number' && Number.isFinite(value)
      ? toCents(value)
      : typeof value === 'string'
        ? parseMoneyInput(value.replace(/^R\$\s*/i, ''))
        : null;
  return cents === null || cents < 0 || cents > LARGEST_PRICE ? null : cents;
}

/** Why `asCents` does not read a value. `maximo` in reais. */
export function wrongPrice(coluna: string, value: unknown): Reason {
  const text = asText(value);
  return (amountOf(text.replace(/^R\$\s*/i, '')) ?? 0) > LARGEST_PRICE
    ? reason('precoAlto', coluna, text, LARGEST_PRICE / 100)
    : reason('precoErrado', coluna, text);
}

const yes = /^(s|sim|1|x|true|verdadeiro|yes)$/i;
const no = /^(n|nao|0|false|falso|no|-|)$/i;
export const asFlag = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && yes.test(value.trim()));

/** Text that says neither yes nor no; an empty one says no. */
export const isUnclear = (value: unknown): boolean =>
  asText(value) !== '' && !asFlag(value) && !no.test(fold(asText(value)));

/** Digits alone: '1.000' could be a kilogram or a gram, so it is neither. */
const asGrams = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

/** A record as the contract has it, or '100 | 200 | 3000'. Undefined: it is neither. */
export function readWeight(value: unknown): Weight | null | undefined {
  const { passo, minimo, maximo } = asRecord(value);
  const isRecord = typeof value === 'object' && value !== null;
  if (!isRecord && asText(value) === '') return null;
  const parts = isRecord ? [passo, minimo, maximo] : asText(value).split('|').map(asGrams);
  const [step = 0, least = step, most = step * LARGEST_QUANTITY] = parts.map(Number);
  const weight = { passo: step, minimo: least, maximo: most };
  return isWeight(weight) ? weight : undefined;
}
