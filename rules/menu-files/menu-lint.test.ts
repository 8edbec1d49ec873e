import { expect, test } from 'vitest';
import { lintMenu } from './menu-lint.ts';

const option = (valor: number, esgotado = false) => ({ valor, esgotado, informativo: false });
const group = {
  id: 1,
  nome: 'Tamanho',
  adicional: 0 as const,
  quantidadeMinima: 1,
  quantidadeMaxima: 1,
  opcoes: [option(100), option(200)],
};
const product = {
  id: 7,
  nome: 'Pizza',
  valor: 1000,
  valorDe: null,
  gratis: false,
  promocional: false,
  grupos: [1],
  disponibilidade: [],
  imagem: 'foto' as const,
  urlImagem: null,
  desenhoGenerico: false,
};
const kinds = (part: object, groupPart: object = {}) =>
  lintMenu([{ ...product, ...part }], [{ ...group, ...groupPart }]).map(({ kind }) => kind);

test('a menu that can be ordered has no findings', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ valor: 0 })).toEqual([]);
  expect(kinds({ promocional: true, valorDe: 1500 })).toEqual([]);
});

test('a group that cannot be satisfied is named', () => {
  expect(lintMenu([product], [{ ...group, opcoes: [] }])).toEqual([
    { kind: 'groupImpossible', productId: 7, name: 'Pizza', groupName: 'Tamanho' },
  ]);
  expect(kinds({}, { adicional: 1, quantidadeMinima: 3, quantidadeMaxima: 2 })).toEqual([
    'groupImpossible',
  ]);
  expect(kinds({}, { opcoes: [option(100, true)] })).toEqual(['groupSoldOut']);
  expect(kinds({}, { adicional: 1, quantidadeMinima: 0, opcoes: [] })).toEqual([]);
});

test('a promotion has to be a promotion', () => {
  expect(kinds({ valorDe: 1000 })).toEqual(['listPriceTooLow']);
  expect(kinds({ promocional: true })).toEqual(['promotionWithoutListPrice']);
});

test('an item that costs nothing is found, unless a required choice costs something', () => {
  expect(kinds({ valor: 0, grupos: [] })).toEqual(['noPrice']);
  expect(kinds({ valor: 0, grupos: [], gratis: true })).toEqual([]);
  expect(kinds({ valor: 0 }, { opcoes: [option(0), option(200)] })).toEqual(['noPrice']);
  expect(kinds({ valor: 0 }, { adicional: 2 })).toEqual(['noPrice']);
});

test('an item whose hours never meet the store’s is found, also past midnight', () => {
  const span = (diaSemana: number, abre: number, fecha: number) => ({
    diaSemana,
    abre: abre * 60,
    fecha: fecha * 60,
  });
  const found = (own: ReturnType<typeof span>[], store: ReturnType<typeof span>[]) =>
    lintMenu([{ ...product, disponibilidade: own }], [group], [store]).map(({ kind }) => kind);
  expect(found([span(1, 7, 10)], [span(1, 18, 24)])).toEqual(['neverServed']);
  expect(found([span(1, 7, 19)], [span(1, 18, 24)])).toEqual([]);
  expect(found([span(0, 0, 2)], [span(6, 18, 25)])).toEqual([]);
  expect(found([], [span(1, 18, 24)])).toEqual([]);
});

test('an item without a picture is found: none is wanted, or nothing of it could be drawn', () => {
  expect(kinds({ desenhoGenerico: true })).toEqual(['withoutPicture']);
  expect(kinds({ imagem: 'nenhuma', urlImagem: '/imagens/marca/foto-aa-768.webp' })).toEqual([
    'withoutPicture',
  ]);
  expect(kinds({ desenhoGenerico: true, urlImagem: '/imagens/marca/foto-aa-768.webp' })).toEqual(
    [],
  );
});
