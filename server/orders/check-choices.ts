// Whether the choices of one item are all on offer and complete: the checkout refuses what is not,
// and so does a change of an order, where it would otherwise be dropped without a word.
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
