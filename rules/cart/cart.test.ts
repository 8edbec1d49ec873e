import { expect, test } from 'vitest';
import { addLines } from './add-lines.ts';
import {
  addLine,
  type CartLine,
  cartCount,
  cartLimit,
  cartSubtotal,
  changeQuantity,
  isCartFull,
  lineKey,
  type NewLine,
  quantityOf,
  removeLine,
} from './cart.ts';
import { replaceLine } from './edited-line.ts';
import { toOrderItems, withoutOrdered } from './ordered-lines.ts';

const line = (
  id: number,
  change: Partial<NewLine['produto']> = {},
  valorProdutoHistorico = 1000,
): NewLine => ({
  produto: {
    id,
    nome: `product ${id}`,
    urlImagem: null,
    tom: 'peach',
    promocional: false,
    quantidade: 1,
    observacao: '',
    opcoes: [],
    descricaoOpcoes: '',
    ...change,
  },
  valorProdutoHistorico,
});
const cart = (...lines: NewLine[]) => lines.reduce<CartLine[]>(addLine, []);
const quantities = (lines: readonly CartLine[]) =>
  lines.map((each) => `${each.produto.id}x${each.produto.quantidade}`);
const chosen = [
  {
    id: 1,
    opcoes: [
      { id: 2, quantidade: 1 },
      { id: 3, quantidade: 2 },
    ],
  },
  { id: 4, opcoes: [{ id: 5, quantidade: 1 }] },
];
const chosenBackwards = [
  { id: 4, opcoes: [{ id: 5, quantidade: 1 }] },
  {
    id: 1,
    opcoes: [
      { id: 3, quantidade: 2 },
      { id: 2, quantidade: 1 },
    ],
  },
  { id: 9, opcoes: [] },
];

// Rows: 1.9
test('the same product with the same choices and remark is one line', () => {
  expect(quantities(cart(line(1), line(2), line(1, { quantidade: 2 })))).toEqual(['1x3', '2x1']);
  expect(
    quantities(
      cart(line(1, { opcoes: chosen }), line(1, { opcoes: chosenBackwards, observacao: ' ' })),
    ),
  ).toEqual(['1x2']);
});

// Rows: 1.9
test('another choice, quantity of a choice or remark is another line', () => {
  const other = [
    {
      id: 1,
      opcoes: [
        { id: 2, quantidade: 1 },
        { id: 3, quantidade: 1 },
      ],
    },
    { id: 4, opcoes: [{ id: 5, quantidade: 1 }] },
  ];
  expect(
    cart(
      line(1),
      line(1, { opcoes: chosen }),
      line(1, { opcoes: other }),
      line(1, { observacao: 'sem sal' }),
    ),
  ).toHaveLength(4);
});

test('a key comes from the content alone', () => {
  expect(lineKey(line(7, { opcoes: chosen, observacao: 'x' }).produto)).toBe(
    lineKey(line(7, { opcoes: chosenBackwards, observacao: 'x ' }).produto),
  );
  const keys = [line(1, { observacao: '2|' }), line(12), line(1, { observacao: '|2' })].map(
    (each) => lineKey(each.produto),
  );
  expect(new Set(keys).size).toBe(3);
});

test('a merged line has the price that the customer saw last', () => {
  expect(cart(line(1), line(1, {}, 1200))[0]?.valorProdutoHistorico).toBe(1200);
});

test('a quantity changes, stops at 99, and takes the line away at zero', () => {
  const [first] = cart(line(1), line(2));
  const lines = cart(line(1), line(2));
  const key = first?.key ?? '';
  expect(quantities(changeQuantity(lines, key, 5))).toEqual(['1x5', '2x1']);
  expect(quantities(changeQuantity(lines, key, 500))).toEqual(['1x99', '2x1']);
  expect(quantities(changeQuantity(lines, key, 0))).toEqual(['2x1']);
  expect(quantities(changeQuantity(lines, 'nothing', 5))).toEqual(['1x1', '2x1']);
  expect(quantities(removeLine(lines, key))).toEqual(['2x1']);
});

test('an order takes what it contains, and leaves what was added meanwhile', () => {
  const ordered = cart(line(1, { quantidade: 2 }), line(2));
  expect(withoutOrdered(ordered, ordered)).toEqual([]);
  const more = cart(line(1, { quantidade: 3 }), line(2), line(3));
  expect(quantities(withoutOrdered(more, ordered))).toEqual(['1x1', '3x1']);
  expect(quantities(withoutOrdered(cart(line(3)), ordered))).toEqual(['3x1']);
});

test('an edited line keeps its place, and merges when it became equal to another', () => {
  const lines = cart(line(1), line(1, { observacao: 'a' }), line(2));
  const key = lines[0]?.key ?? '';
  expect(
    replaceLine(lines, key, line(1, { observacao: 'b', quantidade: 3 })).map(
      (each) => each.produto.observacao,
    ),
  ).toEqual(['b', 'a', '']);
  expect(quantities(replaceLine(lines, key, line(1, { observacao: 'a', quantidade: 3 })))).toEqual([
    '1x4',
    '2x1',
  ]);
  expect(quantities(replaceLine(lines, key, line(1, { quantidade: 4 })))).toEqual([
    '1x4',
    '1x1',
    '2x1',
  ]);
});

test('operations leave the cart that they were given alone', () => {
  const lines = cart(line(1));
  const before = structuredClone(lines);
  addLine(lines, line(1));
  changeQuantity(lines, lines[0]?.key ?? '', 9);
  expect(lines).toEqual(before);
});

test('a cart of a hundred lines takes no other, but more of what it has', () => {
  const full = cart(...Array.from({ length: 100 }, (_, index) => line(index + 1)));
  expect(isCartFull(full)).toBe(true);
  expect(addLine(full, line(500))).toHaveLength(100);
  expect(quantityOf(addLine(full, line(5)), 5)).toBe(2);
});

test('what a cart would leave out is known before it is added', () => {
  const full = cart(...Array.from({ length: 100 }, (_, index) => line(index + 1)));
  expect(cartLimit(full, line(500))).toBe('lines');
  expect(cartLimit(full, line(5))).toBe(null);
  const sixty = cart(line(1, { quantidade: 60 }));
  expect(cartLimit(sixty, line(1, { quantidade: 39 }))).toBe(null);
  expect(cartLimit(sixty, line(1, { quantidade: 40 }))).toEqual({ most: 99, had: 60 });
  expect(cartLimit(sixty, line(1, { quantidade: 99, observacao: 'x' }))).toBe(null);
  const ham = { gramas: 50, bounds: { least: 2, most: 20 } };
  const weighed = cart(line(1, { ...ham, quantidade: 12 }));
  expect(cartLimit(weighed, line(1, { ...ham, quantidade: 8 }))).toBe(null);
  expect(cartLimit(weighed, line(1, { ...ham, quantidade: 9 }))).toEqual({ most: 20, had: 12 });
});

test('lines that are added together name what the cart has no room for', () => {
  const leftOut = (lines: CartLine[], ...added: NewLine[]) =>
    addLines(lines, added).leftOut.map(({ nome, quantidade, gramas }) => [
      nome,
      quantidade,
      ...(gramas === undefined ? [] : [gramas]),
    ]);
  const sixty = cart(line(1, { quantidade: 60 }));
  expect(leftOut(sixty, line(1, { quantidade: 39 }), line(2, { quantidade: 99 }))).toEqual([]);
  expect(leftOut(sixty, line(1, { quantidade: 42 }))).toEqual([['product 1', 3]]);
  // The order's own lines count too.
  expect(leftOut(sixty, line(1, { quantidade: 30 }), line(1, { quantidade: 12 }))).toEqual([
    ['product 1', 3],
  ]);
  const full = cart(...Array.from({ length: 99 }, (_, index) => line(index + 1)));
  expect(leftOut(full, line(5), line(500), line(501, { quantidade: 2 }))).toEqual([
    ['product 501', 2],
  ]);
  expect(quantities(addLines(full, [line(500), line(501)]).lines).slice(-2)).toEqual([
    '99x1',
    '500x1',
  ]);
  const ham = { gramas: 50, bounds: { least: 2, most: 20 } };
  const weighed = cart(line(1, { ...ham, quantidade: 12 }));
  expect(leftOut(weighed, line(1, { quantidade: 1, gramas: 500 }))).toEqual([['product 1', 2, 50]]);
});

test('count, subtotal and quantity of one product look at every line', () => {
  const lines = cart(
    line(1, { quantidade: 2 }),
    line(1, { quantidade: 3, observacao: 'x' }, 1500),
    line(2),
  );
  expect(cartCount(lines)).toBe(6);
  expect(cartSubtotal(lines)).toBe(2 * 1000 + 3 * 1500 + 1000);
  expect(quantityOf(lines, 1)).toBe(5);
});

// Rows: 3.40, 3.41
test('an order sends ids, quantities, remarks and the price seen, no names', () => {
  expect(toOrderItems(cart(line(1, { observacao: ' sem sal ', opcoes: chosen })))).toEqual([
    {
      produto: { id: 1, quantidade: 1, observacao: 'sem sal', opcoes: chosen },
      valorProdutoHistorico: 1000,
    },
  ]);
});

test('a line that was weighed joins one of the menu by the gram, not by its own weight', () => {
  const chosenWeight = { quantidade: 6, gramas: 100, bounds: { least: 1, most: 50 } };
  const [joined] = cart(line(7, chosenWeight), line(7, { quantidade: 1, gramas: 1230 }));
  expect(joined?.produto).toMatchObject({ quantidade: 18, gramas: 100, bounds: { most: 50 } });
});
