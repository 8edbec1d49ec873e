import { expect, test } from 'vitest';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { justAccepted } from './auto-print.ts';

const order = (id: number, status: number) => ({ id, status });
const ids = (before: [number, number][] | null, now: { id: number; status: number }[]) =>
  justAccepted(before === null ? null : new Map(before), now).map(({ id }) => id);

test('orders already on the board are not printed when it opens', () => {
  expect(ids(null, [order(1, S.accepted), order(2, S.inProduction)])).toEqual([]);
});

// Rows: 1.27
test('an order is printed when it is accepted, and not when it moves on', () => {
  expect(ids([[1, S.awaitingAcceptance]], [order(1, S.accepted)])).toEqual([1]);
  expect(ids([[1, S.accepted]], [order(1, S.inProduction)])).toEqual([]);
  expect(ids([[1, S.awaitingAcceptance]], [order(1, S.awaitingAcceptance)])).toEqual([]);
  expect(ids([[1, S.awaitingAcceptance]], [order(1, S.cancelledByStore)])).toEqual([]);
});

test('an order that arrives accepted, automatically or paid, is printed too', () => {
  expect(ids([], [order(3, S.accepted)])).toEqual([3]);
  expect(ids([[4, S.paymentPending]], [order(4, S.accepted)])).toEqual([4]);
});
