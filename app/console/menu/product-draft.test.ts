import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/entities/console/menu.ts';
import { isSameDraft, readDraft, toDraft } from './product-draft.ts';

const zone = 'America/Sao_Paulo';
const pizza: StaffProduct = {
  id: 1,
  idCategoria: 2,
  nome: 'Calabresa',
  descricao: '',
  urlImagem: null,
  imagem: 'foto',
  visivel: true,
  gratis: false,
  valor: 123450,
  valorDe: null,
  promocional: false,
  quantidade: null,
  esgotado: false,
  etiquetas: ['vegano', 'novo'],
  grupos: [3],
  disponibilidade: [{ diaSemana: 5, abre: 1080, fecha: 1500 }],
  promocaoDe: null,
  promocaoAte: null,
  esgotadoAte: null,
  atualizadoEm: '2026-01-01T00:00:00.000Z',
};

test('an untouched product reads back unchanged', () => {
  const draft = toDraft(pizza, 9, zone);
  const {
    idCategoria,
    nome,
    descricao,
    urlImagem,
    imagem,
    valor,
    valorDe,
    promocional,
    promocaoDe,
    promocaoAte,
    disponibilidade,
    etiquetas,
    grupos,
  } = pizza;
  const fields = {
    idCategoria,
    nome,
    descricao,
    urlImagem,
    imagem,
    valor,
    valorDe,
    peso: null,
    gratis: false,
    visivel: true,
    promocional,
    promocaoDe,
    promocaoAte,
    disponibilidade,
    etiquetas,
    grupos,
  };
  expect(readDraft(draft, zone)).toEqual({ fields, quantidade: null, problems: [] });
  expect(isSameDraft(draft, toDraft(pizza, 9, zone))).toBe(true);
  expect(isSameDraft(draft, { ...draft, price: '1' })).toBe(false);
});

test('an empty draft says what is missing', () => {
  expect(readDraft(toDraft(null, 2, zone), zone).problems).toEqual(['name', 'price']);
});

test('a list price that is no higher than the price is no list price', () => {
  const draft = { ...toDraft(pizza, 2, zone), price: '10,00' };
  expect(readDraft({ ...draft, listPrice: '10,00' }, zone).problems).toEqual(['listPriceTooLow']);
  expect(readDraft({ ...draft, listPrice: 'dez' }, zone).problems).toEqual(['listPrice']);
  expect(readDraft({ ...draft, listPrice: '12' }, zone).fields.valorDe).toBe(1200);
});

test('tags are cut at commas, once each; portions are whole', () => {
  const draft = { ...toDraft(pizza, 2, zone), tags: ' novo,, novo , sem glúten', portions: '12' };
  expect(readDraft(draft, zone)).toMatchObject({
    fields: { etiquetas: ['novo', 'sem glúten'] },
    quantidade: 12,
  });
  expect(readDraft({ ...draft, portions: '1,5' }, zone).problems).toEqual(['portions']);
});

test('a promotion needs a list price for the time after it, and ends after it begins', () => {
  const draft = {
    ...toDraft(pizza, 2, zone),
    promoFrom: '2026-11-21T18:00',
    promoUntil: '2026-11-21T22:00',
  };
  expect(readDraft(draft, zone).problems).toEqual(['promoNeedsListPrice']);
  const listed = { ...draft, price: '10', listPrice: '12' };
  expect(readDraft(listed, zone)).toMatchObject({
    problems: [],
    fields: { promocaoDe: '2026-11-21T21:00:00.000Z' },
  });
  expect(readDraft({ ...listed, promoUntil: '2026-11-21T17:00' }, zone).problems).toEqual([
    'promoDates',
  ]);
});

test('a weight is read when minimum and maximum are whole steps, and is named otherwise', () => {
  const draft = { ...toDraft(pizza, 9, zone), byWeight: true };
  const read = (part: Partial<typeof draft>) => readDraft({ ...draft, ...part }, zone);
  expect(read({}).fields.peso).toEqual({ passo: 100, minimo: 100, maximo: 5000 });
  expect(read({ step: '250', leastWeight: '250' }).problems).toEqual([]);
  for (const wrong of [{ step: '' }, { leastWeight: '150' }, { mostWeight: '10000' }])
    expect(read(wrong).problems).toEqual(['weight']);
  expect(read({ byWeight: false, step: '' })).toMatchObject({
    fields: { peso: null },
    problems: [],
  });
  const sold = toDraft({ ...pizza, peso: { passo: 50, minimo: 100, maximo: 2000 } }, 9, zone);
  expect([sold.byWeight, sold.step, sold.leastWeight, sold.mostWeight]).toEqual([
    true,
    '50',
    '100',
    '2000',
  ]);
});
