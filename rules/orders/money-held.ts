// What was paid for an order and has not gone back.
import type { Order } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';

export type HeldOrder = Pick<Order, 'valorTotal'> & Partial<Pick<Order, 'aCobrar' | 'devolvido'>>;

/**
 * What the cancellation of a paid order gives back. What a change added and is still due on
 * handover was not paid, and partial refunds have gone back already.
 */
export const moneyHeld = ({ valorTotal, aCobrar = 0, devolvido = 0 }: HeldOrder): Cents =>
  Math.max(0, valorTotal - aCobrar - devolvido);
