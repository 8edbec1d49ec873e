// Accepts an order of staff with its making: what they take needs nobody to accept it.
import { and, eq } from 'drizzle-orm';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { CallContext } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import { orders } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { NewOrder } from './insert-order.ts';
import { applyMove } from './move.ts';
import type { PricedOrder } from './quote.ts';

/** Moves the new order on in its own transaction, so that no board shows it as waiting. */
export function acceptance(
  { brandId, tipoPedido }: NewOrder,
  { tempoEntregaMaximo, tempoRetirada }: PricedOrder['store'],
  staffId: number,
  { now }: CallContext,
): Claim {
  const minutes = tipoPedido === ORDER_TYPE.delivery ? tempoEntregaMaximo : tempoRetirada;
  return async (tx, { id }) => {
    const own = and(eq(orders.brandId, brandId), eq(orders.id, id));
    const [row] = await tx.select().from(orders).where(own).for('update');
    if (row === undefined) throw new Refusal('notFound');
    const move = { to: ORDER_STATUS.accepted, actor: 'staff', staffId, minutes } as const;
    await applyMove(tx, row, move, now());
  };
}
