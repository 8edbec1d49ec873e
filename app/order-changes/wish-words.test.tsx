import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderWish } from '#contract/entities/order-change.ts';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { WishWords } from './wish-words.tsx';

const linesOf = (pedida: Partial<OrderWish['pedida']>) => {
  const wish = {
    pedida: { mantidos: [], novos: [], ...pedida },
    itens: [],
    endereco: null,
    formaPagamento: { id: 1, nome: 'Dinheiro', tipo: 'dinheiro' },
    observacao: '',
    recado: '',
  };
  const page = renderToStaticMarkup(
    <InPortuguese>
      <WishWords order={{ itens: [] }} wish={wish} />
    </InPortuguese>,
  );
  return [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, words]) => words);
};

test('a wish that concerns the change alone says it', () => {
  expect(linesOf({ troco: 10_000 })).toEqual(['Troco para R$\u00a0100,00']);
  expect(linesOf({ troco: null })).toEqual(['Sem troco']);
  expect(linesOf({})).toEqual([]);
});
