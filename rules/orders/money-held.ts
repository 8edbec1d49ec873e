// What was paid for an order and has not gone back.
import type { Order } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';

export type HeldOrder = Pick<Order, 'valorTotal'> & Partial<Pick<Order, 'aCobrar' | 'devolvido'>>;

/**
 * Of a paid order: what its cancellation gives back. What a change made dearer and is still due on
 * handover was not paid, and favours have gone back already.
 */
export const moneyHeld = ({ valorTotal, aCobrar = 0, devolvido = 0 }: HeldOrder): Cents =>
  Math.max(0, valorTotal - aCobrar - devolvido);
