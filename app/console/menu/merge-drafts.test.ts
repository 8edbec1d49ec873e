import { expect, test } from 'vitest';
import { mergedDraft } from './merge-drafts.ts';

test('what was typed stays, and what was not touched follows the colleague', () => {
  const start = { nome: 'Pudim', price: '10,00', tags: 'doce', grupos: [1, 2] };
  const typed = { ...start, nome: 'Pudim de leite', grupos: [2] };
  const theirs = { ...start, nome: 'Pudim da casa', price: '12,00', grupos: [1, 2, 3] };
  expect(mergedDraft(start, typed, theirs)).toEqual({
    nome: 'Pudim de leite',
    price: '12,00',
    tags: 'doce',
    grupos: [2],
  });
});
