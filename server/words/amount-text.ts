// Portions of a product, or its weight, in the caller's language, for refusals.
import type { Product } from '#contract/entities/product.ts';
import { weightText } from '#rules/price/weight-text.ts';
import type { CallContext } from '../context.ts';

export function stockText(
  left: number,
  product: Pick<Product, 'peso'> | undefined,
  { language }: Pick<CallContext, 'language'>,
): string {
  return product?.peso == null ? `${left}` : weightText(left, language);
}
