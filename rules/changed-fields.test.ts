import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only differences are listed, with their path', () => {
  const before = {
    nome: 'Pizza',
    valor: 4000,
    endereco: { cep: '1', numero: '2' },
    tags: ['a', 'b'],
  };
  const after = {
    nome: 'Pizza',
    valor: 4500,
    endereco: { cep: '1', numero: '3' },
    tags: ['b', 'c'],
  };
  expect(changedFields(before, after)).toEqual([
    { path: ['valor'], before: '4000', after: '4500' },
    { path: ['endereco', 'numero'], before: '"2"', after: '"3"' },
    { path: ['tags'], before: null, after: '"c"' },
    { path: ['tags'], before: '"a"', after: null },
  ]);
});

test('list items are matched by id and labelled by name, in any position', () => {
  const pix = { id: 1, nome: 'Pix', desconto: 0 };
  const cash = { id: 2, nome: 'Dinheiro', desconto: 0 };
  expect(
    changedFields({ formas: [pix, cash] }, { formas: [{ ...cash, desconto: 5 }, pix] }),
  ).toEqual([
    { path: ['formas', '#Dinheiro', 'desconto'], before: '0', after: '5' },
    { path: ['formas'], before: '"Pix, Dinheiro"', after: '"Dinheiro, Pix"' },
  ]);
  expect(
    changedFields({ formas: [pix, cash] }, { formas: [{ ...pix, nome: 'Pix do caixa' }] }),
  ).toEqual([
    { path: ['formas', '#Pix do caixa', 'nome'], before: '"Pix"', after: '"Pix do caixa"' },
    { path: ['formas', '#Dinheiro', 'id'], before: '2', after: null },
    { path: ['formas', '#Dinheiro', 'nome'], before: '"Dinheiro"', after: null },
    { path: ['formas', '#Dinheiro', 'desconto'], before: '0', after: null },
  ]);
});

test('hours are read span by span, and a day without a number by its date', () => {
  const noon = { diaSemana: 1, abre: 660, fecha: 900 };
  const evening = { ...noon, abre: 1080, fecha: 1380 };
  const holiday = { data: '2026-12-25', motivo: '', horarios: [] };
  expect(
    changedFields(
      { horarios: [noon, evening], feriados: [] },
      { horarios: [evening], feriados: [holiday] },
    ),
  ).toEqual([
    { path: ['horarios'], before: JSON.stringify(noon), after: null },
    { path: ['feriados', '#2026-12-25', 'data'], before: null, after: '"2026-12-25"' },
    { path: ['feriados', '#2026-12-25', 'motivo'], before: null, after: '""' },
  ]);
});

test('one of two records with the same name is shown as removed', () => {
  expect(changedFields([{ nome: 'Sorte' }, { nome: 'Sorte' }], [{ nome: 'Sorte' }])).toEqual([
    { path: ['#Sorte', 'nome'], before: '"Sorte"', after: null },
  ]);
});

test('a new record has no before, one that was removed no after, and nothing stays nothing', () => {
  expect(changedFields(null, { nome: 'x', fim: null })).toEqual([
    { path: ['nome'], before: null, after: '"x"' },
    { path: ['fim'], before: null, after: 'null' },
  ]);
  expect(changedFields({ nome: 'x' }, null)).toEqual([
    { path: ['nome'], before: '"x"', after: null },
  ]);
  expect(changedFields(null, undefined)).toEqual([]);
});

test('a bare value is a change of the whole', () => {
  expect(changedFields(1, 2)).toEqual([{ path: [], before: '1', after: '2' }]);
});
