// A product with its choices as a cart line, and how many of it may be ordered: for React and for
// the script that runs before it.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { ChosenGroup } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import type { CartLine, NewLine } from '#rules/cart/cart.ts';
import { chosenPicture } from '#rules/chosen-picture.ts';
import { describeChoices } from '#rules/price/choices-text.ts';
import { unitPrice } from '#rules/price/product-price.ts';
import { boundsOf, portionsTaken, soldBy, stepsIn } from '#rules/price/weight.ts';

export type Chosen = { quantidade: number; observacao: string; opcoes: ChosenGroup[] };

export function chosenLine(product: Product, tom: PictureTint, chosen: Chosen): NewLine {
  const { id, nome, promocional } = product;
  return {
    produto: {
      id,
      nome,
      urlImagem: chosenPicture(product, chosen.opcoes),
      tom,
      promocional,
      ...chosen,
      ...soldBy(product),
      observacao: chosen.observacao.trim(),
      descricaoOpcoes: describeChoices(product, chosen.opcoes),
    },
    valorProdutoHistorico: unitPrice(product, chosen.opcoes),
  };
}

/** How many more the store has and a line may hold; in steps, and none if less than the least. */
export function roomFor(
  product: Product,
  lines: readonly CartLine[],
  edited: CartLine | null,
): number {
  const { least, most } = boundsOf(product);
  if (product.quantidade === null) return most;
  const taken = lines
    .filter((line) => line.produto.id === product.id && line !== edited)
    .reduce((sum, line) => sum + portionsTaken(line.produto), 0);
  const room = Math.min(most, stepsIn(product.quantidade - taken, product));
  return room < least ? 0 : room;
}
