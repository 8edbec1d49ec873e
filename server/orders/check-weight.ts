// Refuses an item that is not ordered in the steps in which its product is sold.
import type { OrderItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { boundsOf } from '#rules/price/weight.ts';
import { weightText } from '#rules/price/weight-text.ts';
import type { CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';

export function checkWeight(
  product: Product,
  { quantidade, gramas }: OrderItem['produto'],
  { language }: Pick<CallContext, 'language'>,
  details: () => unknown = () => null,
): void {
  const { least, most } = boundsOf(product);
  const step = product.peso?.passo;
  if (gramas === step && quantidade >= least && quantidade <= most) return;
  if (step === undefined) throw new Refusal('productNotFound', {}, details());
  const text = (steps: number) => weightText(steps * step, language);
  const values = { product: product.nome, step: text(1), least: text(least), most: text(most) };
  throw new Refusal('weightInvalid', values, details());
}
