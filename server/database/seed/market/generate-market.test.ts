import { expect, test } from 'vitest';
import { generateMarket } from './generate-market.ts';
import { line, type Shelf } from './shelf.ts';

const shelf = (quota: number): Shelf => ({
  nome: 'Prateleira',
  descricao: 'De teste.',
  tom: 'sky',
  quota,
  lines: [
    line('Leite', 'Um.', [['1 litro', 500]], { brands: ['A', 'B', 'C'] }),
    line('Pão', 'Dois.', [
      ['200 g', 700],
      ['400 g', 1300],
    ]),
  ],
});

test('the same seed makes the same market', () => {
  expect(generateMarket([shelf(4)], 7)).toEqual(generateMarket([shelf(4)], 7));
});

test('each product line comes before a second brand or size of another', () => {
  const names = generateMarket([shelf(2)], 7).flatMap((category) =>
    category.produtos.map((product) => product.nome),
  );
  expect(names).toEqual(['Leite A, 1 litro', 'Pão, 200 g']);
});

test('a quota that the lines cannot fill is refused, not filled with repetitions', () => {
  expect(() => generateMarket([shelf(6)], 7)).toThrow('5 goods for a quota of 6');
});
