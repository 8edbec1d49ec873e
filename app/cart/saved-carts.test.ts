// Anyone can write the browser's storage: its content must not crash the page or create unwanted
// items.
import { expect, test } from 'vitest';
import type { NewLine } from '#rules/cart/cart.ts';
import { parseCarts, shrinkCarts } from './saved-carts.ts';

const pizza: NewLine = {
  produto: {
    id: 7,
    nome: 'Pizza grande',
    urlImagem: null,
    tom: 'butter',
    promocional: false,
    quantidade: 2,
    observacao: 'sem cebola',
    opcoes: [{ id: 1, opcoes: [{ id: 11, quantidade: 1 }] }],
    descricaoOpcoes: 'Grande',
  },
  valorProdutoHistorico: 6890,
};

// Rows: 3.50
test('a cart comes back as it was kept', () => {
  const carts = parseCarts({ carts: { 3: [pizza] } });
  expect(carts[3]).toMatchObject([pizza]);
  expect(parseCarts(shrinkCarts(carts))).toEqual(carts);
});

test('each store has a cart of its own', () => {
  const carts = parseCarts({
    carts: { 3: [pizza], 4: [{ ...pizza, produto: { ...pizza.produto, id: 8 } }] },
  });
  expect(carts[3]?.[0]?.produto.id).toBe(7);
  expect(carts[4]?.[0]?.produto.id).toBe(8);
});

// Rows: 3.50
test('a cart of the older site, which is in reais, is read', () => {
  const older = (valorProdutoHistorico: unknown) =>
    parseCarts({
      pedido: {
        idEstabelecimento: 3,
        tipoPedido: 2,
        itens: [{ ...pizza, valorProdutoHistorico }],
      },
    })[3];
  expect(older(68.9)).toMatchObject([pizza]);
  expect(older(69)).toMatchObject([{ valorProdutoHistorico: 6900 }]);
  expect(older(0.1)).toMatchObject([{ valorProdutoHistorico: 10 }]);
  for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY, '68,90', null])
    expect(older(wrong)).toEqual([]);
});

test('a corrupted cart is an empty cart', () => {
  for (const raw of [
    null,
    undefined,
    0,
    'x',
    [],
    { carts: null },
    { carts: [] },
    { carts: { 3: 'x' } },
    { carts: { '-1': [pizza] } },
    { pedido: {} },
  ]) {
    expect(Object.values(parseCarts(raw)).flat()).toEqual([]);
  }
});

test('a line that cannot be understood is left out, the others stay', () => {
  const bad = [
    null,
    {},
    { produto: null },
    { ...pizza, valorProdutoHistorico: -1 },
    { ...pizza, valorProdutoHistorico: 68.9 },
    { ...pizza, valorProdutoHistorico: '6890' },
    { ...pizza, produto: { ...pizza.produto, id: 'x' } },
    { ...pizza, produto: { ...pizza.produto, quantidade: 0 } },
    { ...pizza, produto: { ...pizza.produto, quantidade: -3 } },
    {
      ...pizza,
      produto: { ...pizza.produto, opcoes: [{ id: 1, opcoes: [{ id: 'x', quantidade: 1 }] }] },
    },
    { ...pizza, produto: { ...pizza.produto, opcoes: ['x'] } },
  ];
  expect(parseCarts({ carts: { 3: [...bad, pizza] } })[3]).toHaveLength(1);
});

test('an absurd quantity is cut to the largest that can be ordered', () => {
  const carts = parseCarts({
    carts: { 3: [{ ...pizza, produto: { ...pizza.produto, quantidade: 100_000 } }] },
  });
  expect(carts[3]?.[0]?.produto.quantidade).toBe(99);
});

test('empty carts leave nothing behind', () => {
  expect(shrinkCarts({ 3: [] })).toBeNull();
});
