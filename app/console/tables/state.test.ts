import { expect, test } from 'vitest';
import { ordersUnderWay, shows, statesOf } from './state.ts';

const NOON = '2026-03-02T15:00:00.000Z';
const seated = { confirmada: true, querMesa: null };
const free = { abertaEm: null, garcomChamadoEm: null, contaPedidaEm: null, conta: null };
const open = { ...free, abertaEm: NOON, conta: { pessoas: [seated] } };

test('a table is free, occupied, or waiting for someone, the waiter first', () => {
  expect(statesOf(free)).toEqual(['free']);
  expect(statesOf(open)).toEqual(['seated']);
  expect(statesOf({ ...open, garcomChamadoEm: NOON, contaPedidaEm: NOON })).toEqual([
    'calling',
    'bill',
  ]);
  expect(
    statesOf({ ...open, conta: { pessoas: [seated, { confirmada: false, querMesa: null }] } }),
  ).toEqual(['asking']);
  expect(
    statesOf({ ...open, conta: { pessoas: [{ confirmada: true, querMesa: 'Mesa 2' }] } }),
  ).toEqual(['asking']);
});

test('the filters show open tables, and those where somebody waits', () => {
  const calling = { ...open, garcomChamadoEm: NOON };
  expect([free, open, calling].map((table) => shows('all', table))).toEqual([true, true, true]);
  expect([free, open, calling].map((table) => shows('open', table))).toEqual([false, true, true]);
  expect([free, open, calling].map((table) => shows('waiting', table))).toEqual([
    false,
    false,
    true,
  ]);
});

test('orders of a bill are under way until they are served, unless their lines were voided', () => {
  const line = { idPedido: 1, status: 2, motivoEstorno: null };
  expect(ordersUnderWay([line, line, { ...line, idPedido: 2, status: 4 }])).toBe(2);
  expect(
    ordersUnderWay([
      { ...line, status: 8 },
      { ...line, motivoEstorno: 'Engano' },
    ]),
  ).toBe(0);
  expect(ordersUnderWay([{ idPedido: null, status: null, motivoEstorno: null }])).toBe(0);
});
