import { expect, test } from 'vitest';
import type { Product } from '#contract/entities/product.ts';
import { addLine } from '#rules/cart/cart.ts';
import { chosenLine, roomFor } from './line.ts';

const coffee = {
  id: 7,
  nome: 'Café',
  urlImagem: null,
  promocional: false,
  valor: 800,
  quantidade: 5,
  opcoes: [
    {
      id: 1,
      nome: 'Tamanho',
      adicional: 0,
      quantidadeMinima: 1,
      quantidadeMaxima: 1,
      opcoes: [{ id: 2, nome: 'Grande', valor: 250, informativo: false, esgotado: false }],
    },
  ],
} as unknown as Product;
const large = [{ id: 1, opcoes: [{ id: 2, quantidade: 1 }] }];

test('a line carries the choices in words and the price of one', () => {
  const line = chosenLine(coffee, 'peach', {
    quantidade: 2,
    observacao: ' sem açúcar ',
    opcoes: large,
  });
  expect(line.valorProdutoHistorico).toBe(1050);
  expect(line.produto).toMatchObject({
    quantidade: 2,
    observacao: 'sem açúcar',
    descricaoOpcoes: 'Grande',
  });
});

test('what is in the cart already counts against what the store has left', () => {
  const line = chosenLine(coffee, 'peach', { quantidade: 4, observacao: '', opcoes: large });
  const lines = addLine([], line);
  expect(roomFor(coffee, lines, null)).toBe(1);
  expect(roomFor(coffee, lines, lines[0] ?? null)).toBe(5);
  expect(roomFor({ ...coffee, quantidade: null }, lines, null)).toBe(99);
});
