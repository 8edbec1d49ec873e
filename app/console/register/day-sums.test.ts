import { expect, test } from 'vitest';
import type { RegisterMove } from '#contract/entities/console/register.ts';
import { daySums } from './day-sums.ts';

const move = (tipo: RegisterMove['tipo'], forma: RegisterMove['forma'], valor: number) =>
  ({ tipo, forma, valor }) as RegisterMove;

test('orders of one form are one line of the report, and what went out is below zero', () => {
  const movimentos = [
    move('abertura', 'dinheiro', 15_000),
    move('pedido', 'cartao', 3_670),
    move('sangria', 'dinheiro', -3_000),
    move('pedido', 'cartao', 1_330),
    move('pedido', 'dinheiro', 900),
  ];
  expect(daySums({ movimentos })).toEqual([
    { tipo: 'abertura', forma: 'dinheiro', valor: 15_000, count: 1 },
    { tipo: 'pedido', forma: 'cartao', valor: 5_000, count: 2 },
    { tipo: 'sangria', forma: 'dinheiro', valor: -3_000, count: 1 },
    { tipo: 'pedido', forma: 'dinheiro', valor: 900, count: 1 },
  ]);
  expect(daySums({ movimentos: [] })).toEqual([]);
});
