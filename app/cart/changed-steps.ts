// Which steps of a price differ between two quotes: a new total alone says no reason.
import type { OrderTotals, PriceLine } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';

type ChangedStep = { step: PriceLine['chave']; before: Cents; after: Cents };

/** What a store changes by itself. The rest follows from the cart or is the customer's choice. */
const ofStore = [
  'descontoPercentual',
  'descontoFixo',
  'descontoFormaPagamento',
  'entrega',
  'taxaAdicional',
] as const;

/** Discounts and fees are both amounts above zero. */
export function changedSteps(before: OrderTotals, after: OrderTotals): ChangedStep[] {
  const amountIn = ({ composicao }: OrderTotals, step: PriceLine['chave']): Cents =>
    Math.abs(composicao.find(({ chave }) => chave === step)?.valor ?? 0);
  return ofStore
    .map((step) => ({ step, before: amountIn(before, step), after: amountIn(after, step) }))
    .filter((change) => change.before !== change.after);
}
