import { expect, test } from 'vitest';
import { readMenuFile } from './read-menu-file.ts';

const read = (...lines: string[]) => {
  const file = readMenuFile(lines.join('\r\n'));
  if (file === null || 'missing' in file) throw new Error(JSON.stringify(file));
  return {
    products: file.produtos.map(({ categoria, nome, linha }) => [linha, categoria, nome]),
    refused: file.problemas.map(({ linha, motivo }) => [linha, motivo]),
  };
};

test('a category may stand in a row of its own above its products', () => {
  const table = ['Produto;Preço', 'Bebidas;', 'Água;5', 'Suco;9', '', 'Doces', 'Pudim;12,50'];
  expect(read(...table)).toEqual({
    products: [
      [3, 'Bebidas', 'Água'],
      [4, 'Bebidas', 'Suco'],
      [7, 'Doces', 'Pudim'],
    ],
    refused: [],
  });
  const coded = ['Nº;Categoria;Produto;Preço', 'Bebidas;;;', '1;;Água;5', 'Doces;Doces;Doces;'];
  expect(read(...coded, '2;;Pudim;9').products).toEqual([
    [3, 'Bebidas', 'Água'],
    [5, 'Doces', 'Pudim'],
  ]);
});

test('an empty cell continues the category above, as of merged cells in CSV', () => {
  const table = ['Categoria;Produto;Preço', 'Bebidas;Água;5', ';Suco;9', '', "'+Doces;Pudim;9"];
  expect(read(...table, ';Mate;4', 'Sucos', ';Uva;5')).toEqual({
    products: [
      [2, 'Bebidas', 'Água'],
      [3, 'Bebidas', 'Suco'],
      [5, '+Doces', 'Pudim'],
      [6, '+Doces', 'Mate'],
      [8, 'Sucos', 'Uva'],
    ],
    refused: [],
  });
  expect(read('Categoria;Produto;Preço', ';Água;5', 'Doces;Pudim;9').refused).toEqual([
    [2, 'semCategoria'],
  ]);
});

test('a product whose price was forgotten is no category of products below it', () => {
  const table = ['Categoria;Produto;Preço', 'Bebidas;Água;5', ';Suco;', ';Mate;4'];
  expect(read(...table, 'Bebidas;Chá;6')).toEqual({
    products: [
      [2, 'Bebidas', 'Água'],
      [4, 'Bebidas', 'Mate'],
      [5, 'Bebidas', 'Chá'],
    ],
    refused: [[3, 'semPreco']],
  });
  expect(read('Categoria;Produto;Preço', ';Suco;', 'Bebidas;Chá;6').refused).toEqual([
    [2, 'semCategoria'],
  ]);
});

test('a table without categories lacks their column, and an empty category is told', () => {
  expect(readMenuFile('Produto;Preço\r\nÁgua;5')).toEqual({ missing: ['categoria'] });
  expect(read('Produto;Preço', 'Bebidas', 'Doces', 'Pudim;9')).toEqual({
    products: [[4, 'Doces', 'Pudim']],
    refused: [[2, 'semCategoria']],
  });
  expect(read('Produto;Preço', 'Água;5', 'Doces', 'Pudim;9').refused).toEqual([
    [2, 'semCategoria'],
  ]);
});
