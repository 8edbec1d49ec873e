import { expect, test } from 'vitest';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import { sampleOption } from '../../../test/menu-samples.ts';
import { losesItsPrice, pricedGroups, priceList, priceRows } from './price-plan.ts';

const option = (id: number, valor: number, informativo = false) =>
  sampleOption(id, valor, { informativo });
const product = (id: number, valor: number, valorDe: number | null) => ({
  id,
  nome: `Item ${id}`,
  valor,
  valorDe,
  atualizadoEm: `p${id}`,
});
const menu = {
  categorias: [
    { id: 1, nome: 'Pizzas', produtos: [product(10, 5000, null), product(11, 0, null)] },
    { id: 2, nome: 'Bebidas', produtos: [product(12, 800, 900)] },
  ],
  grupos: [
    {
      id: 5,
      nome: 'Borda',
      adicional: 1,
      atualizadoEm: 'g5',
      opcoes: [option(50, 0), option(51, 1000), option(52, 300, true)],
    },
    { id: 6, nome: 'Sem', adicional: 2, atualizadoEm: 'g6', opcoes: [option(60, 100)] },
  ],
} as unknown as StaffMenu;
const all = { categories: new Set([1, 2]), groups: new Set([5, 6]) };
const tenPercent = { kind: 'percent', by: 10, ending: null } as const;

// Rows: 1.28
test('only chosen options with a price change, and remarks stay free', () => {
  expect(pricedGroups(menu).map(({ id }) => id)).toEqual([5]);
  expect(
    priceRows(menu, all, tenPercent).map(({ key, after }) => [key, after.valor, after.valorDe]),
  ).toEqual([
    ['product-10', 5500, null],
    ['product-12', 880, 990],
    ['option-51', 1100, null],
  ]);
  expect(
    priceRows(menu, { categories: new Set([2]), groups: new Set() }, tenPercent).map(
      ({ key }) => key,
    ),
  ).toEqual(['product-12']);
  expect(priceRows(menu, all, { kind: 'percent', by: 0, ending: null })).toEqual([]);
});

test('a product that would cost nothing is told from an option that becomes free', () => {
  const rows = priceRows(menu, all, { kind: 'amount', by: -1000, ending: null });
  expect(rows.filter(losesItsPrice).map(({ key }) => key)).toEqual(['product-12']);
  expect(rows.map(({ key }) => key)).toContain('option-51');
});

test('a price change locks options with their group, and undo knows when it wrote', () => {
  const rows = priceRows(menu, all, tenPercent);
  expect(priceList(rows, 'after').grupos).toEqual([
    { id: 5, atualizadoEm: 'g5', opcoes: [{ id: 51, valor: 1100 }] },
  ]);
  const back = priceList(rows, 'before', {
    precos: [{ id: 10, atualizadoEm: 'later' }],
    grupos: [{ id: 5, atualizadoEm: 'later too' }],
  });
  expect(back.precos).toEqual([
    { id: 10, atualizadoEm: 'later', valor: 5000, valorDe: null },
    { id: 12, atualizadoEm: 'p12', valor: 800, valorDe: 900 },
  ]);
  expect(back.grupos).toEqual([
    { id: 5, atualizadoEm: 'later too', opcoes: [{ id: 51, valor: 1000 }] },
  ]);
});
