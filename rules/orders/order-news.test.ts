import { expect, test } from 'vitest';
import { newsOfMove } from './order-news.ts';
import { ORDER_STATUS as S } from './order-status.ts';

test('the kitchen keeps its steps to itself, and what ends an order is told', () => {
  const told = Object.values(S).filter((status) => newsOfMove(status, 'staff') !== null);
  expect(told).toEqual([
    S.accepted,
    S.outForDelivery,
    S.readyForPickup,
    S.delivered,
    S.notDelivered,
    S.paid,
    S.cancelled,
    S.cancelledByStore,
    S.expired,
  ]);
});

test('a diner who cancels is not told that the order is cancelled; one whose payment never came is', () => {
  expect(newsOfMove(S.cancelled, 'customer')).toBeNull();
  expect(newsOfMove(S.cancelled, 'clock')).toBe('cancelled');
});
