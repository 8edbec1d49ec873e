// What is suggested with an order.
import { expect, test } from 'vitest';
import type { ListedProduct, Listing } from '../listing/listing.ts';
import { pairings, plainLine } from './pairings.ts';

function listed(id: number, more: Partial<ListedProduct> = {}): ListedProduct {
  const price = {
    valorRealCalculado: 750,
    valorDeCalculado: null,
    promocional: false,
    priceVaries: false,
  };
  return {
    id,
    nome: `Produto ${id}`,
    descricao: '',
    urlImagem: null,
    esgotado: false,
    quantidade: null,
    etiquetas: [],
    hasRequiredChoices: false,
    ...price,
    ...more,
  };
}
const listing: Pick<Listing, 'categorias'> = {
  categorias: [
    { id: 1, nome: 'Pizzas', tom: 'peach', produtos: [listed(1)] },
    {
      id: 2,
      nome: 'Bebidas',
      tom: 'rose',
      produtos: [listed(2), listed(3), listed(4, { esgotado: true })],
    },
    { id: 3, nome: 'Sobremesas', tom: 'butter', produtos: [listed(5)] },
  ],
};

test('suggestions alternate drinks and desserts, without sold-out ones', () => {
  expect(pairings(listing, []).map(({ id }) => id)).toEqual([2, 5, 3]);
});

test('products in the cart are not suggested', () => {
  const [drink] = pairings(listing, []);
  if (drink === undefined) throw new Error('there is a drink');
  expect(pairings(listing, [{ ...plainLine(drink), key: 'x' }]).map(({ id }) => id)).toEqual([
    3, 5,
  ]);
});

test('a drink twice on the menu is offered once, and never more than eight', () => {
  const drinks = Array.from({ length: 20 }, (_, index) => listed(index + 1));
  const many = {
    categorias: [
      ...['Bebidas', 'Drinks'].map((nome, id) => ({
        id,
        nome,
        tom: 'rose' as const,
        produtos: drinks,
      })),
    ],
  };
  const ids = pairings(many, []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(8);
});
