// What counted notes and coins come to.
import type { Cents } from '#contract/money.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';

/** In reais, as the Banco Central issues them. */
export const NOTES = [200, 100, 50, 20, 10, 5, 2] as const;

/** `pieces`: how many of each note, as typed. Null: something typed is not a number. */
export function noteSum(
  pieces: Readonly<Partial<Record<number, string>>>,
  coins: string,
): Cents | null {
  let sum = coins.trim() === '' ? 0 : parseMoneyInput(coins);
  for (const note of NOTES) {
    const typed = pieces[note]?.trim() ?? '';
    if (!/^\d*$/.test(typed) || sum === null) return null;
    sum += Number(typed) * note * 100;
  }
  return sum;
}
