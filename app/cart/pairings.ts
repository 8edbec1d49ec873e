// Suggestions for an order: drinks, sides and desserts that are not in the cart.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { CartLine, NewLine } from '#rules/cart/cart.ts';
import { boundsOf, soldBy } from '#rules/price/weight.ts';
import { fold } from '#rules/text.ts';
import type { ListedProduct, Listing } from '../listing/listing.ts';

export type Pairing = ListedProduct & { tom: PictureTint };

const pairingCategory =
  /\b(bebida|refri|suco|cerveja|vinho|drink|sobremesa|doce|gelad|acompanhamento|entrada|porc|dessert|side)/;
const MOST = 8;

/** Alternates between categories, so that eight drinks do not hide the only dessert. */
export function pairings(
  listing: Pick<Listing, 'categorias'>,
  lines: readonly CartLine[],
): Pairing[] {
  const inCart = new Set(lines.map((line) => line.produto.id));
  const rows = listing.categorias
    .filter((category) => pairingCategory.test(fold(category.nome)))
    .map(({ tom, produtos }) =>
      produtos
        .filter((product) => isExtra(product) && !inCart.has(product.id))
        .map((product): Pairing => ({ ...product, tom })),
    );
  const found = new Map<number, Pairing>();
  for (
    let position = 0;
    found.size < MOST && rows.some((row) => position < row.length);
    position++
  ) {
    for (const row of rows) {
      const product = row[position];
      if (product !== undefined && found.size < MOST) found.set(product.id, product);
    }
  }
  return [...found.values()];
}

/**
 * A sweet pizza is listed as a dessert but is a meal: products that must be assembled are not
 * suggested.
 */
function isExtra(product: ListedProduct): boolean {
  return !product.esgotado && !product.hasRequiredChoices;
}

/** A product without choices, as a line of one, or of its least weight. */
export function plainLine({
  id,
  nome,
  urlImagem,
  tom,
  promocional,
  valorRealCalculado,
  peso,
}: Pairing): NewLine {
  return {
    produto: {
      id,
      nome,
      urlImagem,
      tom,
      promocional,
      quantidade: boundsOf({ peso }).least,
      ...soldBy({ peso }),
      observacao: '',
      opcoes: [],
      descricaoOpcoes: '',
    },
    valorProdutoHistorico: valorRealCalculado,
  };
}
