import { expect, test } from 'vitest';
import { axisTicks, chartBars, stepOf } from './figure-chart.ts';
import { comparedParts, OTHERS } from './figure-parts.ts';

test('the axis has round numbers and reaches the highest bar', () => {
  expect(axisTicks(492_000)).toEqual([0, 200_000, 400_000, 600_000]);
  expect(axisTicks(10_000)).toEqual([0, 2500, 5000, 7500, 10_000]);
  for (const most of [0, 1, 3, 999, 12_345, 98_765_432]) {
    const ticks = axisTicks(most);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(new Set(ticks).size).toBe(ticks.length);
  }
});

test('a bar stands beside the same part of the period before, and no order is lost', () => {
  const day = (data: string, vendas: number) => ({ data, vendas, quantidadePedidos: 1 });
  const read = {
    porDia: [day('2026-11-16', 100), day('2026-11-22', 300)],
    anterior: { porDia: [day('2026-11-09', 50), day('2026-11-15', 70)] },
  };
  const week = chartBars('2026-11-16', '2026-11-22', read);
  expect(week).toHaveLength(7);
  expect([week[0], week[6]]).toMatchObject([
    { first: '2026-11-16', sales: 100, before: 50, orders: 1 },
    { first: '2026-11-22', sales: 300, before: 70, orders: 1 },
  ]);
  for (const [first, last, step] of [
    ['2026-10-24', '2026-11-22', 'day'],
    ['2026-08-25', '2026-11-22', 'week'],
    ['2025-11-23', '2026-11-22', 'month'],
  ] as const) {
    expect(stepOf(first, last)).toBe(step);
    const bars = chartBars(first, last, read);
    expect(bars.length).toBeLessThanOrEqual(31);
    expect(bars.reduce((sum, { sales }) => sum + sales, 0)).toBe(400);
    expect([bars[0]?.first, bars.at(-1)?.last]).toEqual([first, last]);
  }
});

const part = (kind: string, key: string, cents: number, name = key) => ({
  ...{ kind, key, name, cents },
  orders: 1,
});

test('parts stand beside those of the period before, the largest first', () => {
  const rows = comparedParts(
    [part('forma', 'retirada', 100), part('forma', 'entrega', 300)],
    [part('forma', 'mesa', 70), part('forma', 'entrega', 50)],
  );
  expect(rows.map(({ chave, valor, valorAnterior }) => [chave, valor, valorAnterior])).toEqual([
    ['entrega', 300, 50],
    ['retirada', 100, 0],
    ['mesa', 0, 70],
  ]);
});

test('many neighbourhoods end in a row of the others, and still add up', () => {
  const many = Array.from({ length: 100 }, (_, at) =>
    part('bairro', `b${at}, recife`, 1000 + at, `B${at}, Recife`),
  );
  const rows = comparedParts(many, []);
  expect(rows).toHaveLength(41);
  expect(rows[0]?.nome).toBe('B99');
  expect(rows.at(-1)?.chave).toBe(OTHERS);
  expect(rows.reduce((sum, { valor }) => sum + valor, 0)).toBe(
    many.reduce((sum, { cents }) => sum + cents, 0),
  );
  const two = comparedParts(
    [part('bairro', 'centro, recife', 5, 'Centro, Recife')],
    [part('bairro', 'centro, olinda', 5, 'Centro, Olinda')],
  );
  expect(two.map(({ nome }) => nome)).toEqual(['Centro, Recife', 'Centro, Olinda']);
});
