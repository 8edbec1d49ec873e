// What couriers bring: orders of a store that are out for delivery and are paid at the door.
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { ToCollect } from '#contract/entities/console/register.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { Database } from '../database/open.ts';
import { orders } from '../database/schema.ts';
import { atTheDoor } from './at-the-door.ts';

/** Oldest first. They land in the register when they are handed over. */
export async function onTheWay(
  db: Database,
  { brandId, id: storeId }: Pick<StoreRecord, 'brandId' | 'id'>,
): Promise<ToCollect[]> {
  const { statusPagamento, aCobrar } = orders;
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.brandId, brandId),
        eq(orders.storeId, storeId),
        isNull(orders.finishedAt),
        eq(orders.status, ORDER_STATUS.outForDelivery),
        or(eq(statusPagamento, PAYMENT_STATUS.onDelivery), gt(aCobrar, 0)),
      ),
    )
    .orderBy(asc(orders.id));
  return rows.map(({ id, numero, nomeCliente, troco, entregador, ...order }) => {
    const { forma, valor } = atTheDoor(order);
    return {
      idPedido: id,
      numero,
      nomeCliente,
      forma,
      valor,
      troco: forma === 'dinheiro' && troco !== null && troco > valor ? troco : null,
      entregador,
    };
  });
}
