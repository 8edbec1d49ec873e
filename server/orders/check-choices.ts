// Refuses an item whose choices are not on offer or not complete. A change of an order checks this
// too, where such choices would otherwise be dropped silently.
import type { OrderItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { checkChoices } from '#rules/price/product-price.ts';
import { Refusal } from '../refusal.ts';

export function requireChoices(
  product: Product,
  { opcoes }: Pick<OrderItem['produto'], 'opcoes'>,
  details: () => unknown = () => null,
): void {
  const [problem] = checkChoices(product, opcoes);
  if (problem === undefined) return;
  const group =
    problem.nome || product.opcoes.find(({ id }) => id === problem.idGrupo)?.nome || '?';
  throw new Refusal('choicesInvalid', { product: product.nome, group }, details());
}
