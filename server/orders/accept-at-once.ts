// Accepts an order that staff take, as it is written: nobody else has to answer it.
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { CallContext } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import type { NewOrder } from './insert-order.ts';
import { lockOrder } from './lock-order.ts';
import { applyMove } from './move.ts';
import type { PricedOrder } from './quote.ts';

/**
 * Moves the new order on in its own transaction, so that no board shows it as waiting. The promised
 * time is the store's usual one.
 */
export function acceptance(
  { brandId, tipoPedido }: NewOrder,
  { tempoEntregaMaximo, tempoRetirada }: PricedOrder['store'],
  staffId: number,
  { now }: CallContext,
): Claim {
  const minutes = tipoPedido === ORDER_TYPE.delivery ? tempoEntregaMaximo : tempoRetirada;
  return async (tx, { id }) => {
    const row = await lockOrder(tx, { brandId, id });
    const move = { to: ORDER_STATUS.accepted, actor: 'staff', staffId, minutes } as const;
    await applyMove(tx, row, move, now());
  };
}
