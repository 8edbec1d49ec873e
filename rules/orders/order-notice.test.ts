import { expect, test } from 'vitest';
import { noticeOfMove, noticeOfType } from './order-notice.ts';
import { ORDER_STATUS as S } from './order-status.ts';
import { ORDER_TYPE } from './order-type.ts';

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

test('a pickup order that nobody collected is not called a delivery that failed', () => {
  expect(noticeOfType('notDelivered', ORDER_TYPE.pickup)).toBe('notCollected');
  expect(noticeOfType('notDelivered', ORDER_TYPE.delivery)).toBe('notDelivered');
  expect(noticeOfType('accepted', ORDER_TYPE.pickup)).toBe('accepted');
});
