import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { type Terms, useChangedTerms } from './term-words.ts';

const before: Terms = {
  endereco: null,
  formaPagamento: { id: 1, nome: 'Dinheiro', tipo: 'dinheiro' },
  observacao: '',
  troco: 10_000,
};

function Shown({ after }: { after: Terms }) {
  return useChangedTerms()(before, after).join(' · ');
}

const wordsOf = (after: Terms) =>
  renderToStaticMarkup(
    <InPortuguese>
      <Shown after={after} />
    </InPortuguese>,
  );

test('a version names the terms that it changes, and no other', () => {
  const pix: Terms['formaPagamento'] = { id: 2, nome: 'Pix na entrega', tipo: 'pixNaEntrega' };
  expect(wordsOf(before)).toBe('');
  expect(wordsOf({ ...before, formaPagamento: pix })).toBe('Pagar com Pix na entrega');
  expect(wordsOf({ ...before, observacao: 'Sem cebola' })).toBe('Observação: Sem cebola');
  expect(wordsOf({ ...before, troco: 5000 })).toBe('Troco para R$\u00a050,00');
  expect(wordsOf({ ...before, troco: null })).toBe('Sem troco');
  expect(wordsOf({ ...before, formaPagamento: pix, troco: null })).toBe('Pagar com Pix na entrega');
  // Versions from before remarks could change say nothing of them.
  expect(wordsOf({ ...before, observacao: undefined })).toBe('');
});
