// What is wrong with the amount that somebody says they pay in cash with.
import { useLingui } from '@lingui/react/macro';
import type { Cents } from '#contract/money.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { useMoney } from '../ui/money.tsx';

/** `typed` may be empty: no change is needed. `total` null: not known yet. */
export function useCashProblem(typed: string, total: Cents | null): string | undefined {
  const { t } = useLingui();
  const money = useMoney();
  if (typed.trim() === '') return undefined;
  const cash = parseMoneyInput(typed);
  if (cash === null) return t`Digite um valor, como 150,00.`;
  return total !== null && cash <= total
    ? t`O valor precisa ser maior que ${money(total)}.`
    : undefined;
}
