// Numbers as staff type them in the forms of loyalty.
import type { Cents } from '#contract/money.ts';

export const moneyInput = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',');
export const percentInput = (percent: number): string => String(percent).replace('.', ',');

export function readPercent(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && value >= 0 && value <= 100 ? value : null;
}

/** Undefined: not a number of days. */
export function readDays(typed: string): number | undefined {
  const value = Number(typed.trim());
  return Number.isInteger(value) && value >= 1 && value <= 3650 ? value : undefined;
}
