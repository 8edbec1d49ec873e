import { expect, test } from 'vitest';
import type { ListedProduct } from '../listing/listing.ts';
import { findProducts, findSimilar, markHits } from './find-products.ts';

const dish = (id: number, nome: string, descricao = '', esgotado = false): ListedProduct => ({
  id,
  nome,
  descricao,
  urlImagem: null,
  valorRealCalculado: 1000,
  valorDeCalculado: null,
  promocional: false,
  esgotado,
  quantidade: null,
  etiquetas: [],
  hasRequiredChoices: false,
  priceVaries: false,
});
const menu = [
  {
    id: 1,
    nome: 'Lanches',
    tom: 'peach' as const,
    produtos: [
      dish(1, 'Porção de calabresa'),
      dish(2, 'Calabresa da Vila'),
      dish(3, 'Pão na chapa', 'com calabresa'),
    ],
  },
  {
    id: 2,
    nome: 'Açaí',
    tom: 'lilac' as const,
    produtos: [dish(4, 'Tigela 500 ml'), dish(5, 'Calabresa fria', '', true)],
  },
];
const idsFor = (needle: string) => findProducts(menu, needle).map(({ product }) => product.id);

test('names that begin with the words come first, descriptions after, sold out last', () => {
  expect(idsFor('calab')).toEqual([2, 1, 3, 5]);
});

// Rows: 5.13
test('accents and capitals make no difference, and a category finds its products', () => {
  expect(idsFor('ACAI')).toEqual([4, 5]);
  expect(idsFor('pao')).toEqual([3]);
});

test('a blank search finds nothing instead of everything', () => {
  expect(idsFor('   ')).toEqual([]);
});

test('a slip finds what was meant wherever the word itself would have been found', () => {
  const similarTo = (needle: string) => findSimilar(menu, needle).map(({ product }) => product.id);
  expect(similarTo('calabreza')).toEqual([1, 2, 3, 5]);
  expect(similarTo('lanxes')).toEqual([1, 2, 3]);
  expect(similarTo('assai')).toEqual([4, 5]);
  expect(similarTo('  ')).toEqual([]);
});

test('search marks the match in the name and keeps accents', () => {
  expect(markHits('Porção de pão', 'cao')).toEqual([
    { text: 'Por', hit: false },
    { text: 'ção', hit: true },
    { text: ' de pão', hit: false },
  ]);
  expect(markHits('Pizza', 'xyz')).toEqual([{ text: 'Pizza', hit: false }]);
});
