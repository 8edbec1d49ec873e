import { expect, test } from 'vitest';
import { noticeOfMove } from './order-notice.ts';
import { ORDER_STATUS as S } from './order-status.ts';

test('kitchen steps send no message, and final states do', () => {
  const told = Object.values(S).filter((status) => noticeOfMove(status, 'staff') !== null);
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
  expect(noticeOfMove(S.cancelled, 'customer')).toBeNull();
  expect(noticeOfMove(S.cancelled, 'clock')).toBe('cancelled');
});
