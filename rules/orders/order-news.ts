// Which moves of an order its diner wants to hear about. What happens inside the kitchen is on the
// order page and disturbs nobody.
import { type Actor, ORDER_STATUS as S } from './order-status.ts';

const news = {
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

export type OrderNews = (typeof news)[keyof typeof news] | 'placed';

/** Null: nobody is told. Whoever moved the order knows already. */
export function newsOfMove(status: number, actor: Actor): OrderNews | null {
  if (actor === 'customer') return null;
  return (news as Partial<Record<number, OrderNews>>)[status] ?? null;
}
