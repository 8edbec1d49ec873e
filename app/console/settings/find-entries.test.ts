// A setting is found by its name, by what it does, and by the words that people use for it.
import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';

const entries = [
  { name: 'Áreas de entrega', detail: 'Bairros, raios e taxas.', words: 'frete região' },
  { name: 'Horários', detail: 'Almoço, jantar e feriados.', words: 'abrir fechar entrega' },
];
const names = (query: string) => findEntries(entries, query).map(({ name }) => name);

test('accents and capitals do not matter, and every word must occur', () => {
  expect(names('AREAS')).toEqual(['Áreas de entrega']);
  expect(names('frete taxa')).toEqual(['Áreas de entrega']);
  expect(names('frete jantar')).toEqual([]);
});

test('a name comes before a mere mention, and nothing typed finds everything', () => {
  expect(names('entrega')).toEqual(['Áreas de entrega', 'Horários']);
  expect(names('  ')).toHaveLength(2);
});

test('singular and plural find each other', () => {
  const pages = ['Cupons', 'Avaliações', 'Mensagens', 'Caixa'].map((name) => ({
    name,
    detail: '',
    words: '',
  }));
  const found = (query: string) => findEntries(pages, query).map(({ name }) => name);
  expect(found('cupom')).toEqual(['Cupons']);
  expect(found('avaliação')).toEqual(['Avaliações']);
  expect(found('mensagem')).toEqual(['Mensagens']);
  expect(found('caixas')).toEqual(['Caixa']);
  expect(found('mesa')).toEqual([]);
});
