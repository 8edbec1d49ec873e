import { expect, test } from 'vitest';
import { undoOf } from './use-change-products.tsx';

const product = (id: number, idCategoria: number, visivel = true) => ({
  id,
  idCategoria,
  visivel,
  atualizadoEm: 'before',
});
const saved = (...ids: number[]) => ({
  produtos: ids.map((id) => ({ id, atualizadoEm: `after ${id}` })),
});

test('moved products go back to the category that each came from', () => {
  const products = [product(1, 10), product(2, 20), product(3, 10)];
  expect(undoOf('mover', products, saved(1, 2, 3))).toEqual([
    { acao: 'mover', idCategoria: 10, produtos: saved(1, 3).produtos },
    { acao: 'mover', idCategoria: 20, produtos: saved(2).produtos },
  ]);
});

test('only what was visible is shown again', () => {
  const products = [product(1, 10), product(2, 10, false)];
  expect(undoOf('ocultar', products, saved(1, 2))).toEqual([
    { acao: 'mostrar', produtos: saved(1).produtos },
  ]);
});

test('copies are removed, and removed products are restored', () => {
  expect(undoOf('copiar', [product(1, 10)], saved(7))).toEqual([
    { acao: 'remover', produtos: saved(7).produtos },
  ]);
  expect(undoOf('remover', [product(1, 10)], saved(1))).toEqual([
    { acao: 'restaurar', produtos: saved(1).produtos },
  ]);
});
