// A call that is sent again with its key happens once. One that was changed in between must not
// pass for the first, whose answer was lost.
import type { Cents } from '#contract/money.ts';
import type { CallContext } from './context.ts';
import { Refusal } from './refusal.ts';
import { moneyText } from './words/money-text.ts';

/** `first`, `now`: the amounts in cents. Refuses another amount, and says which one counts. */
export function requireFirstAmount(first: Cents, now: Cents, context: CallContext): void {
  if (first !== now) throw new Refusal('firstTryCounted', { value: moneyText(first, context) });
}
