import { expect, test } from 'vitest';
import { pizzaInCart, sampleGroup, sampleOption, samplePizza } from '../../test/menu-samples.ts';
import { type CartLine, mergeLines } from './cart.ts';
import { healCart } from './cart-healing.ts';

const size = sampleGroup(10, 0, 1, 1, [sampleOption(1, 0), sampleOption(2, 500)]);
const extras = sampleGroup(20, 1, 0, 5, [sampleOption(3, 300), sampleOption(4, 200)]);
const pizza = samplePizza([size, extras]);
const line = (quantidade = 1, observacao = ''): CartLine[] =>
  mergeLines([
    {
      produto: pizzaInCart(
        [
          { id: 10, opcoes: [{ id: 2, quantidade: 1 }] },
          { id: 20, opcoes: [{ id: 3, quantidade: 1 }] },
        ],
        { quantidade, observacao, descricaoOpcoes: 'option 2 · option 3' },
      ),
      valorProdutoHistorico: 4800,
    },
  ]);

test('a cart that the menu still serves is left as it is', () => {
  expect(healCart(line(), [pizza])).toEqual({ lines: line(), changes: [] });
});

test('a product that left the menu leaves the cart, by name', () => {
  expect(healCart(line(), [])).toEqual({
    lines: [],
    changes: [
      {
        tipo: 'indisponivel',
        indice: 0,
        nome: 'Pizza',
        valorAnterior: 4800,
        valorAtual: null,
        quantidadeAnterior: 1,
        quantidadeAtual: 0,
      },
    ],
  });
});

test('a product that sold out leaves the cart', () => {
  for (const gone of [
    { ...pizza, esgotado: true },
    { ...pizza, quantidade: 0 },
  ]) {
    expect(healCart(line(), [gone])).toMatchObject({
      lines: [],
      changes: [{ tipo: 'esgotado', valorAtual: null }],
    });
  }
});

test('a new price is taken and named with the old one', () => {
  const { lines, changes } = healCart(line(2), [{ ...pizza, valor: 4200 }]);
  expect(changes).toMatchObject([
    {
      tipo: 'preco',
      indice: 0,
      nome: 'Pizza',
      valorAnterior: 4800,
      valorAtual: 5000,
      quantidadeAnterior: 2,
      quantidadeAtual: 2,
    },
  ]);
  expect(lines[0]).toMatchObject({ valorProdutoHistorico: 5000, produto: { quantidade: 2 } });
});

test('an extra that sold out or vanished comes off, with its price and its words', () => {
  for (const opcoes of [
    [sampleOption(3, 300, { esgotado: true }), sampleOption(4, 200)],
    [sampleOption(4, 200)],
  ]) {
    const { lines, changes } = healCart(line(), [
      { ...pizza, opcoes: [size, { ...extras, opcoes }] },
    ]);
    expect(changes).toMatchObject([{ tipo: 'opcoes', valorAnterior: 4800, valorAtual: 4500 }]);
    expect(lines[0]?.produto).toMatchObject({
      descricaoOpcoes: 'option 2',
      opcoes: [{ id: 10, opcoes: [{ id: 2, quantidade: 1 }] }],
    });
  }
});

test('a line whose required choice is gone cannot stay', () => {
  const { lines, changes } = healCart(line(), [
    {
      ...pizza,
      opcoes: [
        { ...size, opcoes: [sampleOption(1, 0), sampleOption(2, 500, { esgotado: true })] },
        extras,
      ],
    },
  ]);
  expect(lines).toEqual([]);
  expect(changes).toMatchObject([{ tipo: 'opcoes', valorAtual: null }]);
});

test('a new required group means choosing again', () => {
  const crust = { ...size, id: 30, opcoes: [sampleOption(7, 0)] };
  expect(healCart(line(), [{ ...pizza, opcoes: [size, extras, crust] }])).toMatchObject({
    lines: [],
    changes: [{ tipo: 'opcoes' }],
  });
});

test('counted portions are shared out over the lines in their order', () => {
  const { lines, changes } = healCart(
    [...line(2), ...line(3, 'a'), ...line(1, 'b')],
    [{ ...pizza, quantidade: 4 }],
  );
  expect(lines.map((each) => each.produto.quantidade)).toEqual([2, 2]);
  expect(
    changes.map((change) => [
      change.indice,
      change.tipo,
      change.valorAtual,
      change.quantidadeAnterior,
      change.quantidadeAtual,
    ]),
  ).toEqual([
    [1, 'esgotado', 4800, 3, 2],
    [2, 'esgotado', null, 1, 0],
  ]);
});

test('lines that became equal are one', () => {
  const other = line().map((each) => ({
    ...each,
    key: 'other',
    produto: { ...each.produto, opcoes: each.produto.opcoes.slice(0, 1) },
    valorProdutoHistorico: 4500,
  }));
  const { lines } = healCart(
    [...line(), ...other],
    [{ ...pizza, opcoes: [size, { ...extras, opcoes: [] }] }],
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.produto.quantidade).toBe(2);
});

test('new names and pictures are taken without a word', () => {
  const { lines, changes } = healCart(line(), [
    { ...pizza, nome: 'Pizza da casa', urlImagem: '/p.webp' },
  ]);
  expect(changes).toEqual([]);
  expect(lines[0]?.produto).toMatchObject({ nome: 'Pizza da casa', urlImagem: '/p.webp' });
});
