// What the plus of a listed product adds to the cart. The list's buttons carry it as text, so that
// a press before React runs (app/early/menu.ts) adds the very same line.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Cents } from '#contract/money.ts';
import type { NewLine } from '#rules/cart/cart.ts';
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
];

export function packLine(product: ListedProduct, tom: PictureTint): string {
  const { id, nome, urlImagem, promocional, quantidade, valorRealCalculado } = product;
  const packed: Packed = [
    id,
    nome,
    urlImagem,
    tom,
    promocional ? 1 : 0,
    valorRealCalculado,
    quantidade,
  ];
  return JSON.stringify(packed);
}

/** The line, and how many the store has left of it: null when it does not count them. */
export function unpackLine(text: string): { line: NewLine; stock: number | null } {
  const [id, nome, urlImagem, tom, promocional, price, stock] = JSON.parse(text) as Packed;
  return {
    line: {
      produto: {
        id,
        nome,
        urlImagem,
        tom,
        promocional: promocional === 1,
        quantidade: 1,
        observacao: '',
        opcoes: [],
        descricaoOpcoes: '',
      },
      valorProdutoHistorico: price,
    },
    stock,
  };
}
