// The address of the history says what is shown.
import { expect, test } from 'vitest';
import { historyInput, isUnreadAmount, periodOf } from './query.ts';

const at = { now: new Date('2026-11-22T02:00:00Z'), zone: 'America/Sao_Paulo' };
const input = (query: string) => historyInput(new URLSearchParams(query), at);

test('without a choice the last seven days of the store are shown', () => {
  expect(input('')).toEqual({ primeiroDia: '2026-11-15' });
});

test('a search looks everywhere, unless a period is chosen', () => {
  expect(input('busca=Ana')).toEqual({ busca: 'Ana' });
  expect(input('busca=Ana&periodo=hoje')).toEqual({ busca: 'Ana', primeiroDia: '2026-11-21' });
  expect(periodOf(new URLSearchParams('busca=+'))).toBe('7');
});

test('amounts the wrong way round are turned, and what is no amount is said', () => {
  expect(input('periodo=tudo&de=99&ate=10,50')).toEqual({ valorMinimo: 1050, valorMaximo: 9900 });
  for (const typed of ['abc', '-3']) {
    const query = new URLSearchParams({ de: typed, ate: '5' });
    expect(isUnreadAmount(query, 'de')).toBe(true);
    expect(isUnreadAmount(query, 'ate')).toBe(false);
  }
  expect(isUnreadAmount(new URLSearchParams('de=+'), 'de')).toBe(false);
});

test('filters are passed on, and what an address makes up is not', () => {
  expect(input('periodo=tudo&situacao=novos&forma=2&pagamento=cobrar&de=10,50&ate=99')).toEqual({
    situacao: 'novos',
    tipoPedido: 2,
    pagamento: 'cobrar',
    valorMinimo: 1050,
    valorMaximo: 9900,
  });
  expect(input('periodo=tudo&situacao=x&forma=9&antes=-1&de=abc&loja=1e9')).toEqual({});
});
