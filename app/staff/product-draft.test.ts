import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/entities/staff-menu.ts';
import { isSameDraft, readDraft, toDraft } from './product-draft.ts';

const pizza: StaffProduct = {
  id: 1,
  idCategoria: 2,
  nome: 'Calabresa',
  descricao: '',
  urlImagem: null,
  valor: 123450,
  valorDe: null,
  promocional: false,
  quantidade: null,
  esgotado: false,
  etiquetas: ['vegano', 'novo'],
  grupos: [3],
  atualizadoEm: '2026-01-01T00:00:00.000Z',
};

test('what nobody touched reads back as it was', () => {
  const draft = toDraft(pizza, 9);
  const { idCategoria, nome, descricao, urlImagem, valor, valorDe, promocional, etiquetas, grupos } = pizza;
  const fields = { idCategoria, nome, descricao, urlImagem, valor, valorDe, promocional, etiquetas, grupos };
  expect(readDraft(draft)).toEqual({ fields, quantidade: null, problems: [] });
  expect(isSameDraft(draft, toDraft(pizza, 9))).toBe(true);
  expect(isSameDraft(draft, { ...draft, price: '1' })).toBe(false);
});

test('an empty draft says what is missing', () => {
  expect(readDraft(toDraft(null, 2)).problems).toEqual(['name', 'price']);
});

test('a list price that is no higher than the price is no list price', () => {
  const draft = { ...toDraft(pizza, 2), price: '10,00' };
  expect(readDraft({ ...draft, listPrice: '10,00' }).problems).toEqual(['listPriceTooLow']);
  expect(readDraft({ ...draft, listPrice: 'dez' }).problems).toEqual(['listPrice']);
  expect(readDraft({ ...draft, listPrice: '12' }).fields.valorDe).toBe(1200);
});

test('tags are cut at commas, once each; portions are whole', () => {
  const draft = { ...toDraft(pizza, 2), tags: ' novo,, novo , sem glúten', portions: '12' };
  expect(readDraft(draft)).toMatchObject({ fields: { etiquetas: ['novo', 'sem glúten'] }, quantidade: 12 });
  expect(readDraft({ ...draft, portions: '1,5' }).problems).toEqual(['portions']);
});
