// What a payment method with a discount saves. Apart from the totals, which every menu loads.
import type { OrderTotals } from '#contract/entities/order-item.ts';
import type { PaymentMethod } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { type PricingInput, priceOrder } from '#rules/price/pricing.ts';

/** What paying so takes off what credit and stamp card leave, as far as `totals` have them. */
export function savingOf(
  { desconto }: Pick<PaymentMethod, 'desconto'>,
  input: PricingInput,
  { composicao }: Pick<OrderTotals, 'composicao'>,
): Cents {
  if (desconto === 0) return 0;
  const taken = (wanted: 'cartela' | 'cashback') =>
    0 - (composicao.find(({ chave }) => chave === wanted)?.valor ?? 0);
  const credited = { ...input, stampCardDiscount: taken('cartela'), cashback: taken('cashback') };
  const totalWith = (paymentPercent: number) =>
    priceOrder({ ...credited, paymentPercent }).valorTotal;
  return totalWith(0) - totalWith(desconto);
}
