// A product with its choices as a cart line, and how many of it may be ordered: for React and for
// the script that runs before it.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { ChosenGroup } from '#contract/entities/order.ts';
import type { Product } from '#contract/entities/product.ts';
import { type CartLine, LARGEST_QUANTITY, type NewLine } from '#rules/cart/cart.ts';
import { chosenPicture } from '#rules/chosen-picture.ts';
import { describeChoices } from '#rules/price/choices-text.ts';
import { unitPrice } from '#rules/price/product-price.ts';

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
      observacao: chosen.observacao.trim(),
      descricaoOpcoes: describeChoices(product, chosen.opcoes),
    },
    valorProdutoHistorico: unitPrice(product, chosen.opcoes),
  };
}

/** How many more the store has and a line may hold. */
export function roomFor(
  product: Product,
  lines: readonly CartLine[],
  edited: CartLine | null,
): number {
  if (product.quantidade === null) return LARGEST_QUANTITY;
  const taken = lines
    .filter((line) => line.produto.id === product.id && line !== edited)
    .reduce((sum, line) => sum + line.produto.quantidade, 0);
  return Math.max(0, Math.min(LARGEST_QUANTITY, product.quantidade - taken));
}
