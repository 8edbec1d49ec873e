import { expect, test } from 'vitest';
import { newsOfMove } from './order-news.ts';
import { ORDER_STATUS as S } from './order-status.ts';

test('kitchen steps send no message, and final states do', () => {
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

test('a customer who cancels gets no message; one whose payment never came does', () => {
  expect(newsOfMove(S.cancelled, 'customer')).toBeNull();
  expect(newsOfMove(S.cancelled, 'clock')).toBe('cancelled');
});
