import { expect, test } from 'vitest';
import { matchPhotos } from './match-photos.ts';

const products = [
  { id: 1, nome: 'Açaí com granola', category: 'Açaí' },
  { id: 2, nome: 'Suco de laranja', category: 'Bebidas' },
  { id: 3, nome: 'Combo 2', category: 'Combos' },
  { id: 4, nome: 'Água', category: 'Bebidas' },
  { id: 5, nome: 'Água', category: 'Mercearia' },
  { id: 6, nome: 'Água, 500 ml', category: 'Mercearia' },
];
const file = (name: string, folder = '') => ({ name, folder });
const ids = (files: ReturnType<typeof file>[]) =>
  matchPhotos(files, products).matched.map(({ id }) => id);

test('a photo finds its product, however its file spells the name', () => {
  expect(ids([file('acai_com-granola.JPG'), file('SUCO DE LARANJA (1).png')])).toEqual([1, 2]);
  expect(ids([file('Combo 2.webp'), file('agua500ml.png')])).toEqual([3, 6]);
});

test('of two products with one name, the folder says which', () => {
  expect(ids([file('água.jpg', 'Mercearia')])).toEqual([5]);
  expect(matchPhotos([file('água.jpg')], products).ambiguous).toHaveLength(1);
});

test('a file of no product, and a second photo of one product, are named', () => {
  const { unknown, ambiguous, matched } = matchPhotos(
    [file('feijoada.jpg'), file('combo-2.jpg'), file('Combo 2.png')],
    products,
  );
  expect(unknown).toEqual([file('feijoada.jpg')]);
  expect(matched.map(({ id }) => id)).toEqual([3]);
  expect(ambiguous).toEqual([file('Combo 2.png')]);
});

test('the exact name comes before a name with a number', () => {
  const { matched, ambiguous } = matchPhotos(
    [file('Açaí com granola-1.png'), file('acai com granola.png')],
    products,
  );
  expect(matched.map(({ file: { name } }) => name)).toEqual(['acai com granola.png']);
  expect(ambiguous.map(({ name }) => name)).toEqual(['Açaí com granola-1.png']);
});
