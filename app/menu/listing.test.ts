import { expect, test } from 'vitest';
import type { Option, OptionGroup, Product } from '#contract/entities/product.ts';
import { splitPromotions, toListed } from './listing.ts';

const option = (id: number, valor: number, esgotado = false): Option => ({
  id,
  nome: `Opção ${id}`,
  descricao: null,
  valor,
  informativo: false,
  considerarMaiorValor: false,
  considerarMedia: false,
  esgotado,
  urlImagem: null,
});
const group = (adicional: OptionGroup['adicional'], minimum: number, maximum: number, opcoes: Option[]): OptionGroup => ({
  id: adicional + 1,
  nome: 'Grupo',
  adicional,
  quantidadeMinima: minimum,
  quantidadeMaxima: maximum,
  opcoes,
});
const product = (opcoes: OptionGroup[], more: Partial<Product> = {}): Product => ({
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

test('option groups never reach the list', () => {
  expect(Object.keys(toListed(product([group(1, 0, 3, [option(1, 500)])])))).not.toContain('opcoes');
});

test('a product is added at once only when nothing has to be chosen', () => {
  expect(toListed(product([group(1, 0, 3, [option(1, 500)])])).hasRequiredChoices).toBe(false);
  expect(toListed(product([group(0, 0, 0, [option(1, 0), option(2, 0)])])).hasRequiredChoices).toBe(true);
});

test('a price is a from price only when the required choices differ in price', () => {
  expect(toListed(product([group(0, 1, 1, [option(1, 0), option(2, 900)])])).priceVaries).toBe(true);
  expect(toListed(product([group(0, 1, 1, [option(1, 0), option(2, 0)])])).priceVaries).toBe(false);
  expect(toListed(product([group(1, 0, 2, [option(1, 0), option(2, 900)])])).priceVaries).toBe(false);
});

test('no portions left, or nothing left of a required group, is sold out', () => {
  expect(toListed(product([], { quantidade: 0 })).esgotado).toBe(true);
  expect(toListed(product([group(0, 1, 1, [option(1, 0, true)])])).esgotado).toBe(true);
  expect(toListed(product([group(1, 0, 1, [option(1, 0, true)])])).esgotado).toBe(false);
});

test('a category of nothing but promotions is the promotions row, not a list as well', () => {
  const sale = toListed(product([], { id: 2, promocional: true }));
  const usual = toListed(product([]));
  const { promotions, lists } = splitPromotions([
    { id: 1, nome: 'Ofertas', tom: 'peach', produtos: [sale] },
    { id: 2, nome: 'Pizzas', tom: 'mint', produtos: [usual, { ...sale, id: 3 }] },
  ]);
  expect(promotions.map(({ id, tom }) => [id, tom])).toEqual([
    [2, 'peach'],
    [3, 'mint'],
  ]);
  expect(lists.map(({ id }) => id)).toEqual([2]);
});
