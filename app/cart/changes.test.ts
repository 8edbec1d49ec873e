// A changed cart is updated only as the customer was told.
import { expect, test } from 'vitest';
import type { CartChange } from '#contract/entities/order-item.ts';
import { type CartLine, mergeLines } from '#rules/cart/cart.ts';
import { repairCart, withoutChanged } from './changes.ts';

function line(id: number, valorProdutoHistorico: number, quantidade = 1) {
  const shown = {
    nome: `Prato ${id}`,
    urlImagem: null,
    tom: 'peach',
    promocional: false,
    descricaoOpcoes: '',
  } as const;
  return {
    produto: { ...shown, id, quantidade, observacao: '', opcoes: [] },
    valorProdutoHistorico,
  };
}
const lines: CartLine[] = mergeLines([line(1, 1000), line(2, 2000, 2), line(3, 3000)]);
const change = (
  tipo: CartChange['tipo'],
  indice: number,
  valorAtual: number | null,
): CartChange => ({
  tipo,
  indice,
  nome: '',
  valorAnterior: 0,
  valorAtual,
  quantidadeAnterior: 1,
  quantidadeAtual: valorAtual === null ? 0 : 1,
});

test('removed products leave the cart, dearer ones take the new price, the rest stays', () => {
  const repaired = repairCart(
    lines,
    [change('esgotado', 0, null), change('preco', 1, 2200)],
    null,
  ).lines;
  expect(
    repaired.map(({ produto, valorProdutoHistorico }) => [produto.id, valorProdutoHistorico]),
  ).toEqual([
    [2, 2200],
    [3, 3000],
  ]);
});

test('without the menu a line with other choices is removed, not guessed', () => {
  expect(
    repairCart(lines, [change('opcoes', 1, 2000)], null).lines.map(({ produto }) => produto.id),
  ).toEqual([1, 3]);
});

test('without the menu a line keeps the portions that are left, as the customer was told', () => {
  const { lines: kept } = repairCart(lines, [change('esgotado', 1, 2100)], null);
  expect(
    kept.map(({ produto, valorProdutoHistorico }) => [
      produto.id,
      produto.quantidade,
      valorProdutoHistorico,
    ]),
  ).toEqual([
    [1, 1, 1000],
    [2, 1, 2100],
    [3, 1, 3000],
  ]);
});

test('removing changed products keeps the rest of the cart', () => {
  expect(
    withoutChanged(lines, [change('preco', 1, 4400)]).map(({ produto }) => produto.id),
  ).toEqual([1, 3]);
});
