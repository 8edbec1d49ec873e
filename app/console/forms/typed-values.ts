// Parses typed values, and formats values for typing. Undefined or null: unreadable.
import type { Cents } from '#contract/money.ts';

/** 12,50; empty for none. */
export const amountText = (cents: Cents | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');

export const decimalText = (value: number): string => String(value).replace('.', ',');

/** A whole number within bounds, or null. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

export function readPercent(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && value >= 0 && value <= 100 ? value : null;
}

const MOST_DAYS = 3650;
export const readDays = (text: string): number | undefined =>
  wholeNumber(text, 1, MOST_DAYS) ?? undefined;

/** The hint says what an empty field means: none. */
export const orNone = <Value>(
  text: string,
  read: (text: string) => Value | null | undefined,
): Value | null | undefined => (text.trim() === '' ? null : (read(text) ?? undefined));

type Values = Record<string, unknown>;
type Whole<Read extends Values> = { [Name in keyof Read]: Exclude<Read[Name], undefined> };
/** Contains no undefined: everything could be read. */
export const isWhole = <Read extends Values>(read: Read): read is Read & Whole<Read> =>
  Object.values(read).every((value) => value !== undefined);

/** In cents: R$ 999 (the specification, section 9). */
const NEVER_FREE_FROM = 99_900;

/** An amount for free delivery so high that it means never. */
export const isNeverFree = (typed: Cents | null | undefined): boolean =>
  typeof typed === 'number' && typed >= NEVER_FREE_FROM;
