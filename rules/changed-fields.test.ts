import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only what differs is told, with where it stands', () => {
  const before = { nome: 'Pizza', valor: 4000, horarios: [{ abre: 600, fecha: 900 }], tags: ['a'] };
  const after = { nome: 'Pizza', valor: 4500, horarios: [{ abre: 600, fecha: 960 }, { abre: 1020 }], tags: [] };
  expect(changedFields(before, after)).toEqual([
    { path: 'valor', before: '4000', after: '4500' },
    { path: 'horarios[0].fecha', before: '900', after: '960' },
    { path: 'horarios[1].abre', before: null, after: '1020' },
    { path: 'tags[0]', before: '"a"', after: null },
  ]);
});

test('a new record has no before, one that was removed no after, and nothing stays nothing', () => {
  expect(changedFields(null, { nome: 'x', fim: null })).toEqual([
    { path: 'nome', before: null, after: '"x"' },
    { path: 'fim', before: null, after: 'null' },
  ]);
  expect(changedFields({ nome: 'x' }, null)).toEqual([{ path: 'nome', before: '"x"', after: null }]);
  expect(changedFields(null, undefined)).toEqual([]);
});

test('a bare value is a change of the whole', () => {
  expect(changedFields(1, 2)).toEqual([{ path: '', before: '1', after: '2' }]);
});
