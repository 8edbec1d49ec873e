import { expect, test } from 'vitest';
import type { StoredItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { mergeLines } from '#rules/cart/cart.ts';
import { healCart } from '#rules/cart/cart-healing.ts';
import { againLines } from './again-lines.ts';

const pudding: StoredItem = {
  idProduto: 7,
  nome: 'Pudim',
  quantidade: 2,
  observacao: 'sem calda',
  opcoes: [],
  valorUnitario: 1500,
  valorTotal: 3000,
};
const pizza: StoredItem = {
  idProduto: 8,
  nome: 'Pizza',
  quantidade: 1,
  observacao: '',
  opcoes: [
    {
      id: 30,
      grupo: 'Tamanho',
      adicional: 0,
      escolhas: [{ id: 301, nome: 'Grande', quantidade: 1 }],
    },
  ],
  valorUnitario: 6000,
  valorTotal: 6000,
};

// Rows: 2.14
test('an order becomes the cart that it was, choices, remarks and pictures included', () => {
  const lines = againLines([pudding, pizza], {
    7: { urlImagem: '/pudim.webp', tom: 'rose', sabores: {} },
  });
  expect(
    lines.map(({ produto }) => [
      produto.id,
      produto.quantidade,
      produto.observacao,
      produto.opcoes,
      produto.descricaoOpcoes,
    ]),
  ).toEqual([
    [7, 2, 'sem calda', [], ''],
    [8, 1, '', [{ id: 30, opcoes: [{ id: 301, quantidade: 1 }] }], 'Grande'],
  ]);
  expect(lines[0]?.produto).toMatchObject({ urlImagem: '/pudim.webp', tom: 'rose' });
});

test('what staff took off the bill is not ordered again', () => {
  const lines = againLines([{ ...pizza, estornado: true }, pudding], {});
  expect(lines.map(({ produto }) => produto.id)).toEqual([7]);
});

test('changes since the order are found by the rules that repair any cart', () => {
  const now = {
    id: 7,
    nome: 'Pudim',
    quantidade: null,
    esgotado: false,
    opcoes: [],
    valor: 1700,
    urlImagem: null,
    promocional: false,
  } as unknown as Product;
  const { lines, changes } = healCart(mergeLines(againLines([pudding, pizza], {})), [now]);
  expect(lines.map(({ valorProdutoHistorico }) => valorProdutoHistorico)).toEqual([1700]);
  expect(
    changes.map(({ tipo, nome, valorAnterior, valorAtual }) => [
      tipo,
      nome,
      valorAnterior,
      valorAtual,
    ]),
  ).toEqual([
    ['preco', 'Pudim', 1500, 1700],
    ['indisponivel', 'Pizza', 6000, null],
  ]);
});
