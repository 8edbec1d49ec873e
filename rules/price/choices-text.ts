// The choices of a product as one line of the menu's own words: 'Grande · ½ Calabresa, ½ Mussarela
// · 2x Bacon'.
import type { ChosenGroup } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { GROUP_KIND } from './option-groups.ts';

const FRACTIONS: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '2/4': '½',
  '3/4': '¾',
};

export function describeChoices(
  product: Pick<Product, 'opcoes'>,
  chosen: readonly ChosenGroup[],
): string {
  return product.opcoes
    .map((group) => {
      const quantities = new Map<number, number>();
      for (const { id, quantidade } of chosen
        .filter((choice) => choice.id === group.id)
        .flatMap((choice) => choice.opcoes)) {
        quantities.set(id, (quantities.get(id) ?? 0) + quantidade);
      }
      const parts = group.opcoes.flatMap((option) => {
        const quantity = quantities.get(option.id);
        return quantity === undefined ? [] : [{ nome: option.nome, quantity }];
      });
      const total = parts.reduce((sum, part) => sum + part.quantity, 0);
      return parts
        .map(({ nome, quantity }) => prefix(group.adicional, quantity, total) + nome)
        .join(', ');
    })
    .filter((text) => text !== '')
    .join(' · ');
}

/** Flavours are parts of one whole; everything else is counted. */
function prefix(adicional: number, quantity: number, total: number): string {
  if (adicional !== GROUP_KIND.flavours) return quantity > 1 ? `${quantity}x ` : '';
  if (quantity === total) return '';
  return `${FRACTIONS[`${quantity}/${total}`] ?? `${quantity}/${total}`} `;
}
