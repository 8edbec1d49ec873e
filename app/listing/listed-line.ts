// What the plus of a listed product adds to the cart. The list's buttons carry it as text, so that
// a press before React runs (app/early/menu.ts) adds the very same line.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Weight } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import type { NewLine } from '#rules/cart/cart.ts';
import { boundsOf, soldBy, stepsIn } from '#rules/price/weight.ts';
import type { ListedProduct } from './listing.ts';

/** A short tuple: a menu of three hundred products carries three hundred of them. */
type Packed = [
  id: number,
  nome: string,
  urlImagem: string | null,
  tom: PictureTint,
  promocional: 0 | 1,
  price: Cents,
  stock: number | null,
  /** Only of a product by weight. */
  peso?: Weight,
];

export function packLine(product: ListedProduct, tom: PictureTint): string {
  const { id, nome, urlImagem, promocional, quantidade, valorRealCalculado, peso } = product;
  const packed: Packed = [
    id,
    nome,
    urlImagem,
    tom,
    promocional ? 1 : 0,
    valorRealCalculado,
    quantidade,
  ];
  if (peso !== undefined) packed.push(peso);
  return JSON.stringify(packed);
}

/** `hasRoom`: the store has enough left for what is in the cart and this line. */
type Unpacked = { line: NewLine; stock: number | null; hasRoom: boolean };

/**
 * The line: one more, or the smallest weight if there is none yet. `inCart` counts units or steps.
 */
export function unpackLine(text: string, inCart = 0): Unpacked {
  const [id, nome, urlImagem, tom, promocional, price, stock, peso] = JSON.parse(text) as Packed;
  const quantidade = inCart > 0 ? 1 : boundsOf({ peso }).least;
  return {
    line: {
      produto: {
        id,
        nome,
        urlImagem,
        tom,
        promocional: promocional === 1,
        quantidade,
        ...soldBy({ peso }),
        observacao: '',
        opcoes: [],
        descricaoOpcoes: '',
      },
      valorProdutoHistorico: price,
    },
    stock,
    hasRoom: inCart + quantidade <= stepsIn(stock, { peso }),
  };
}
