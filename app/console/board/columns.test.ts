// The rules for sorting, actions and counts of the board.
import { expect, test } from 'vitest';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import {
  columnOf,
  elapsedText,
  isNotDueYet,
  pressureOf,
  sortInto,
  waitingSince,
} from './columns.ts';
import { figuresOf } from './day-figures.ts';

const start = Date.parse('2026-11-20T22:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

function order(status: number, history: [number, number][] = [], promised: number | null = null) {
  return {
    status,
    dataCadastro: at(0),
    inicioPreparo: null as string | null,
    historico: history.map(([one, minutes]) => ({ status: one, data: at(minutes) })),
    previsaoMaxima: promised === null ? null : at(promised),
    valorTotal: 1000,
  };
}

test('an order that waits for its payment is not on the board', () => {
  expect(columnOf(S.paymentPending)).toBe(null);
  expect(columnOf(S.unidentified)).toBe(null);
});

test('an order whose payment only staff can confirm is new, and never late', () => {
  const waiting = {
    ...order(S.paymentPending),
    id: 1,
    formaPagamento: { id: 1, nome: 'Pix da loja', tipo: 'pixDaLoja' },
  } as unknown as Order;
  const elsewhere = {
    ...waiting,
    id: 2,
    formaPagamento: { id: 2, nome: 'Pix', tipo: 'pixOnline' },
  } as unknown as Order;
  expect(sortInto([waiting, elsewhere], new Set()).incoming.map(({ id }) => id)).toEqual([1]);
  expect(pressureOf(waiting, start + 30 * 60_000)).toBe('calm');
});

test('every final status is among the finished', () => {
  for (const status of [
    S.delivered,
    S.notDelivered,
    S.cancelled,
    S.cancelledByStore,
    S.expired,
    S.chargeback,
  ])
    expect(columnOf(status)).toBe('done');
});

test('a new order is urgent after three minutes, to the second', () => {
  const fresh = order(S.awaitingAcceptance);
  expect(pressureOf(fresh, start + 179_999)).toBe('warn');
  expect(pressureOf(fresh, start + 180_000)).toBe('urgent');
  expect(pressureOf(fresh, start + 30_000)).toBe('calm');
});

test('the kitchen is warned before the promised time and late after it', () => {
  const cooking = order(
    S.inProduction,
    [
      [S.accepted, 2],
      [S.inProduction, 4],
    ],
    40,
  );
  expect(pressureOf(cooking, start + 30 * 60_000)).toBe('calm');
  expect(pressureOf(cooking, start + 36 * 60_000)).toBe('warn');
  expect(pressureOf(cooking, start + 41 * 60_000)).toBe('late');
  expect(waitingSince(cooking)).toBe(start + 2 * 60_000);
});

test('a finished order is never late', () => {
  expect(pressureOf(order(S.delivered, [], 1), start + 90 * 60_000)).toBe('calm');
});

test('times are shown in seconds only while seconds matter', () => {
  expect(elapsedText(252_000, true)).toBe('4:12');
  expect(elapsedText(252_000, false)).toBe('4 min');
  expect(elapsedText(65 * 60_000, true)).toBe('1h05');
  expect(elapsedText(-5000, true)).toBe('0:00');
});

test('cancelled orders are no sales, and neither is what nobody accepted', () => {
  const day = [
    order(S.delivered, [
      [S.accepted, 1],
      [S.readyForDelivery, 21],
      [S.delivered, 40],
    ]),
    order(S.cancelled),
    order(S.expired),
    // Nobody has accepted these yet.
    order(S.awaitingAcceptance),
    order(S.paid),
  ];
  expect(figuresOf(day)).toEqual({ orders: 1, sales: 1000, preparation: 20 });
  const given = day.map((one) => ({ ...one, devolvido: 300 }));
  expect(figuresOf(given).sales).toBe(700);
  expect(figuresOf([])).toEqual({ orders: 0, sales: 0, preparation: null });
});

// Rows: 1.18
test('a scheduled order waits until its time, accepted or not, and is not late before it', () => {
  const later = { ...order(S.awaitingAcceptance), inicioPreparo: at(60) };
  expect(isNotDueYet(later, start + 59 * 60_000)).toBe(true);
  expect(isNotDueYet(later, start + 60 * 60_000)).toBe(false);
  expect(isNotDueYet({ ...later, status: S.accepted }, start)).toBe(true);
  expect(isNotDueYet({ ...later, status: S.inProduction }, start)).toBe(false);
  expect(isNotDueYet({ ...later, status: S.cancelled }, start)).toBe(false);
  expect(pressureOf(later, start + 60 * 60_000)).toBe('calm');
  expect(pressureOf(later, start + 63 * 60_000)).toBe('urgent');
});

test('accepted scheduled orders have a list of their own, the next one first', () => {
  const sleeper = (id: number, minutes: number, status: number = S.accepted) =>
    ({
      ...order(status),
      id,
      inicioPreparo: at(minutes),
      formaPagamento: { id: 1, nome: 'Dinheiro', tipo: 'dinheiro' },
    }) as unknown as Order;
  const board = sortInto([sleeper(1, 90), sleeper(2, 60), sleeper(3, 5)], new Set([1, 2]));
  expect(board.scheduled.map(({ id }) => id)).toEqual([2, 1]);
  expect(board.accepted.map(({ id }) => id)).toEqual([3]);
  // Somebody waits for an answer, however far the slot is.
  const asking = sleeper(4, 90, S.awaitingAcceptance);
  expect(sortInto([asking], new Set([4])).incoming.map(({ id }) => id)).toEqual([4]);
});

test('accepted orders and those in preparation have a column each', () => {
  expect(columnOf(S.accepted)).toBe('accepted');
  expect(columnOf(S.inProduction)).toBe('cooking');
});
