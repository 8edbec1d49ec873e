// How much of an order credit may pay.
import { type Cents, percentOf } from '#contract/money.ts';
import { capped } from './discounts.ts';

/** `valorMaximo` 0: no limit in cents. */
export type CashbackLimit = { percentualMaximo: number; valorMaximo: Cents };

/** The most that credit may pay of these items. */
export function cashbackUsable(balance: Cents, items: Cents, rule: CashbackLimit): Cents {
  return Math.min(
    capped(percentOf(items, Math.min(100, rule.percentualMaximo)), rule.valorMaximo),
    Math.max(0, balance),
  );
}
