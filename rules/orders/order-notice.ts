// Which moves of an order its customer is notified of. The kitchen's steps appear only on the order
// page.
import type { OrderType } from '#contract/entities/order.ts';
import { type Actor, ORDER_STATUS as S } from './order-status.ts';
import { ORDER_TYPE } from './order-type.ts';

const notices = {
  [S.paid]: 'paid',
  [S.accepted]: 'accepted',
  [S.outForDelivery]: 'outForDelivery',
  [S.readyForPickup]: 'readyForPickup',
  [S.delivered]: 'delivered',
  [S.notDelivered]: 'notDelivered',
  [S.cancelled]: 'cancelled',
  [S.cancelledByStore]: 'cancelledByStore',
  [S.expired]: 'expired',
} as const;

export type OrderNotice =
  | (typeof notices)[keyof typeof notices]
  | 'placed'
  | 'notCollected'
  | 'changeProposed'
  | 'changed'
  | 'wishAgreed'
  | 'wishDeclined';

/** Null: no message. Customers are not told of their own moves. */
export function noticeOfMove(status: number, actor: Actor): OrderNotice | null {
  if (actor === 'customer') return null;
  return (notices as Partial<Record<number, OrderNotice>>)[status] ?? null;
}

/** Nobody was on the way to the customer of a pickup order. */
export function noticeOfType(notice: OrderNotice, type: OrderType): OrderNotice {
  return notice === 'notDelivered' && type === ORDER_TYPE.pickup ? 'notCollected' : notice;
}
