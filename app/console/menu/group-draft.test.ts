import { expect, test } from 'vitest';
import type { StaffGroup } from '#contract/entities/console/menu.ts';
import { sampleOption } from '../../../test/menu-samples.ts';
import { emptyOption, readGroup, toGroupDraft } from './group-draft.ts';

const option = sampleOption(5, 4990, { nome: 'Calabresa', considerarMaiorValor: true });
const flavours: StaffGroup = {
  id: 1,
  nome: 'Sabores',
  adicional: 3,
  quantidadeMinima: 1,
  quantidadeMaxima: 2,
  opcoes: [option],
  usos: 1,
  atualizadoEm: '2026-01-01T00:00:00.000Z',
};

test('an untouched group reads back unchanged, with its flavour pricing rule', () => {
  const { fields, problems } = readGroup(toGroupDraft(flavours));
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({
    nome: 'Sabores',
    adicional: 3,
    quantidadeMinima: 1,
    quantidadeMaxima: 2,
    regraPreco: 'maior',
  });
  expect(fields.opcoes).toEqual([
    { id: 5, nome: 'Calabresa', descricao: null, valor: 4990, informativo: false, esgotado: false },
  ]);
  expect(
    toGroupDraft({ ...flavours, opcoes: [{ ...option, considerarMaiorValor: false }] }).regraPreco,
  ).toBe('soma');
});

test('new flavours start with the mean', () => {
  expect(toGroupDraft(null).regraPreco).toBe('media');
});

test('each missing field is named', () => {
  expect(readGroup(toGroupDraft(null)).problems).toEqual(['name', 'options']);
  const draft = { ...toGroupDraft(flavours), minimum: '3' };
  expect(readGroup(draft).problems).toEqual(['bounds']);
  expect(readGroup({ ...draft, maximum: '0' }).problems).toEqual([]);
  expect(
    readGroup({ ...draft, minimum: '1', options: [{ ...emptyOption('a'), nome: 'A', price: 'x' }] })
      .problems,
  ).toEqual(['price']);
});

test('a variation asks for exactly one, and remarks are free', () => {
  const draft = { ...toGroupDraft(flavours), minimum: 'x', adicional: 0 as const };
  expect(readGroup(draft)).toMatchObject({
    problems: [],
    fields: { quantidadeMinima: 1, quantidadeMaxima: 1 },
  });
  expect(readGroup({ ...draft, minimum: '0', adicional: 2 }).fields.opcoes[0]).toMatchObject({
    valor: 0,
    informativo: true,
  });
});
