// Products, groups and options for tests that need one property of them.
import type { Option, OptionGroup, Product } from '#contract/entities/product.ts';
import type { CartProduct } from '#rules/cart/cart.ts';

/** Values in cents. */
export const sampleOption = (id: number, valor = 0, more: Partial<Option> = {}): Option => ({
  id,
  nome: `option ${id}`,
  descricao: null,
  valor,
  informativo: false,
  considerarMaiorValor: false,
  considerarMedia: false,
  esgotado: false,
  urlImagem: null,
  ...more,
});

export const sampleGroup = (
  id: number,
  adicional: OptionGroup['adicional'],
  quantidadeMinima: number,
  quantidadeMaxima: number,
  opcoes: Option[],
): OptionGroup => ({
  id,
  nome: `group ${id}`,
  adicional,
  quantidadeMinima,
  quantidadeMaxima,
  opcoes,
});

export const samplePizza = (opcoes: OptionGroup[], more: Partial<Product> = {}): Product => ({
  id: 1,
  idCategoria: 1,
  nome: 'Pizza',
  descricao: '',
  urlImagem: null,
  valor: 4000,
  valorDe: null,
  promocional: false,
  quantidade: null,
  esgotado: false,
  etiquetas: [],
  opcoes,
  valorRealCalculado: 4000,
  valorDeCalculado: null,
  ...more,
});

/** The sample pizza as it lies in a cart. */
export const pizzaInCart = (
  opcoes: CartProduct['opcoes'],
  more: Partial<CartProduct> = {},
): CartProduct => ({
  id: 1,
  nome: 'Pizza',
  urlImagem: null,
  tom: 'peach',
  promocional: false,
  quantidade: 1,
  observacao: '',
  opcoes,
  descricaoOpcoes: '',
  ...more,
});
