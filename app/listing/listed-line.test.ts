import { expect, test } from 'vitest';
import { packLine, unpackLine } from './listed-line.ts';
import type { ListedProduct } from './listing.ts';

const pudding: ListedProduct = {
  id: 31,
  nome: 'Pudim "da casa" & calda',
  descricao: 'Sem furinhos.',
  urlImagem: null,
  valorRealCalculado: 1490,
  valorDeCalculado: 1690,
  promocional: true,
  esgotado: false,
  quantidade: 3,
  etiquetas: [],
  hasRequiredChoices: false,
  priceVaries: false,
};

test('the plus adds one of the product at the price that the list shows', () => {
  const { line, stock, hasRoom } = unpackLine(packLine(pudding, 'mint'));
  expect([stock, hasRoom]).toEqual([3, true]);
  expect(unpackLine(packLine(pudding, 'mint'), 3).hasRoom).toBe(false);
  expect(line).toEqual({
    produto: {
      id: 31,
      nome: 'Pudim "da casa" & calda',
      urlImagem: null,
      tom: 'mint',
      promocional: true,
      quantidade: 1,
      observacao: '',
      opcoes: [],
      descricaoOpcoes: '',
    },
    valorProdutoHistorico: 1490,
  });
});

test('the first plus of a product by weight adds its least weight, the next one step', () => {
  const peso = { passo: 100, minimo: 300, maximo: 2000 };
  const packed = packLine({ ...pudding, peso, quantidade: 1000 }, 'mint');
  const added = (inCart: number) => unpackLine(packed, inCart).line.produto;
  expect(added(0)).toMatchObject({ quantidade: 3, gramas: 100, bounds: { least: 3, most: 20 } });
  expect(added(3)).toMatchObject({ quantidade: 1, gramas: 100 });
  expect(unpackLine(packed, 9).hasRoom).toBe(true);
  expect(unpackLine(packed, 10).hasRoom).toBe(false);
});
