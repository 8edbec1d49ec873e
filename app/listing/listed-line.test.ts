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
  const { line, stock } = unpackLine(packLine(pudding, 'mint'));
  expect(stock).toBe(3);
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
