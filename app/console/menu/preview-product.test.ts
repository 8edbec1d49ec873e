import { expect, test } from 'vitest';
import type { StaffCategory, StaffGroup } from '#contract/entities/console/menu.ts';
import { sampleOption } from '../../../test/menu-samples.ts';
import { previewOf } from './preview-product.ts';
import { toDraft } from './product-draft.ts';

const timeZone = 'America/Sao_Paulo';
const now = new Date('2026-03-04T15:00:00Z');
const category = (over: Partial<StaffCategory> = {}): StaffCategory => ({
  id: 1,
  nome: 'Pizzas',
  descricao: '',
  tom: 'mint',
  visivel: true,
  disponibilidade: [],
  atualizadoEm: '',
  produtos: [],
  ...over,
});
const size = {
  id: 7,
  nome: 'Tamanho',
  adicional: 0,
  quantidadeMinima: 1,
  quantidadeMaxima: 1,
  usos: 1,
  atualizadoEm: '',
  opcoes: [sampleOption(70, 1500, { nome: 'Grande' })],
} satisfies StaffGroup;
const around = {
  saved: null,
  categories: [category()],
  groups: [size],
  drawing: null,
  timeZone,
  now,
};
const draft = {
  ...toDraft(null, 1, timeZone),
  nome: 'Calabresa',
  price: '40,00',
  listPrice: '50,00',
  grupos: [7],
};

// Rows: 1.28
test('a preview computes prices as the menu does, with required groups and the list price', () => {
  const { product, tom, unseen } = previewOf(draft, around);
  expect(product).toMatchObject({
    nome: 'Calabresa',
    valor: 4000,
    valorRealCalculado: 5500,
    valorDeCalculado: 6500,
  });
  expect([tom, unseen]).toEqual(['mint', null]);
});

test('a future promotion is hidden, and an unreadable price counts as none', () => {
  const later = previewOf(
    { ...draft, promocional: true, promoFrom: '2026-04-01T10:00' },
    around,
  ).product;
  expect(later).toMatchObject({
    promocional: false,
    valorRealCalculado: 6500,
    valorDeCalculado: null,
  });
  expect(previewOf({ ...draft, price: 'quarenta' }, around).product.valor).toBe(0);
});

test('a preview draws a hidden product and says why it is hidden', () => {
  expect(previewOf(draft, { ...around, categories: [category({ visivel: false })] }).unseen).toBe(
    'category',
  );
  const breakfast = category({ disponibilidade: [{ diaSemana: 1, abre: 420, fecha: 600 }] });
  const evening = {
    ...draft,
    served: [{ days: [2], opens: '18:00', closes: '22:00' }] as (typeof draft)['served'],
  };
  expect(previewOf(evening, { ...around, categories: [breakfast] })).toMatchObject({
    unseen: 'hours',
    product: { nome: 'Calabresa' },
  });
  expect(previewOf({ ...draft, portions: '0' }, around).product.esgotado).toBe(true);
});
