// Fills a cart as the browser does: from the list's plus, or from the page of a product.
import { packLine, unpackLine } from '#app/listing/listed-line.ts';
import { toListed } from '#app/listing/to-listed.ts';
import { chosenLine, roomFor } from '#app/menu/product/line.ts';
import type { Menu } from '#contract/entities/menu.ts';
import type { ChosenGroup } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { addLine, type CartLine } from '#rules/cart/cart.ts';
import { groupBounds } from '#rules/price/option-groups.ts';
import { boundsOf } from '#rules/price/weight.ts';
import type { Chance } from '../hostile/chance.ts';

type Categories = readonly Pick<Menu['categorias'][number], 'tom' | 'produtos'>[];

/** As many portions as each group needs, and up to three more. */
function choose(product: Product, chance: Chance): ChosenGroup[] {
  return product.opcoes.flatMap((group) => {
    const { minimum, maximum } = groupBounds(group);
    const available = group.opcoes.filter(({ esgotado }) => !esgotado);
    const wanted = available.length === 0 ? 0 : Math.min(maximum, minimum + chance.below(4));
    const portions = new Map<number, number>();
    for (let count = 0; count < wanted; count++) {
      const { id } = chance.oneOf(available);
      portions.set(id, (portions.get(id) ?? 0) + 1);
    }
    const opcoes = Array.from(portions, ([id, quantidade]) => ({ id, quantidade }));
    return opcoes.length === 0 ? [] : [{ id: group.id, opcoes }];
  });
}

/** Up to six lines of what can be ordered; empty when chance finds only what is sold out. */
export function randomCart(categories: Categories, chance: Chance): CartLine[] {
  let lines: CartLine[] = [];
  for (let left = 1 + chance.below(6); left > 0; left--) {
    const { tom, produtos } = chance.oneOf(categories);
    const product = chance.oneOf(produtos);
    const listed = toListed(product);
    const { least } = boundsOf(product);
    const room = roomFor(product, lines, null);
    if (listed.esgotado || room < least) continue;
    const quantidade = Math.min(room, least + chance.below(5));
    const line =
      !listed.hasRequiredChoices && chance.isIn(0.5)
        ? unpackLine(packLine(listed, tom)).line
        : chosenLine(product, tom, {
            quantidade,
            observacao: '',
            opcoes: choose(product, chance),
          });
    lines = addLine(lines, line);
  }
  return lines;
}
