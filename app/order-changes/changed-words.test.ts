import { expect, test } from 'vitest';
import { changedItems } from './changed-words.ts';

const item = (nome: string, quantidade: number) => ({ nome, quantidade });

test('what comes and goes is counted by product, also over several lines', () => {
  const before = { itens: [item('Suco', 1), item('Pizza', 1), item('Pizza', 1)] };
  const after = { itens: [item('Pizza', 3), item('Guaraná', 2)] };
  expect(changedItems(before, after, 'pt-BR')).toEqual([
    '\u2212 1× Suco',
    '+ 1× Pizza',
    '+ 2× Guaraná',
  ]);
  expect(changedItems(before, before, 'pt-BR')).toEqual([]);
});
