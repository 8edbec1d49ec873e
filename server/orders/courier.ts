// Sets the courier of an order: when it leaves, or before or after.
import { and, eq, type SQL } from 'drizzle-orm';
import { mayHaveCourier } from '#rules/orders/courier.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { statusName } from '../words/words.ts';
import { findOrders, type OrderRecord } from './records.ts';

/** Returns the order afterwards. `only`: another order counts as not found. */
export async function setCourier(
  orderId: number,
  entregador: string | null,
  context: CallContext,
  only: SQL | undefined,
): Promise<OrderRecord> {
  const { brand, db, language } = context;
  const mine = and(eq(orders.brandId, brand.id), eq(orders.id, orderId));
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(and(mine, only)).for('update');
    if (row === undefined) throw new Refusal('notFound');
    const { storeId, status, statusPagamento } = row;
    if (!mayHaveCourier(row))
      throw new Refusal('orderChanged', { from: statusName(status, language) });
    if (row.entregador !== entregador) {
      await tx.update(orders).set({ entregador }).where(mine);
      await recordChange(tx, authorOf(context, signedIn(context)), {
        action: 'setCourier',
        subject: `order ${orderId}`,
        before: { entregador: row.entregador },
        after: { entregador },
      });
      const change = { brandId: brand.id, storeId, orderId, status, statusPagamento };
      await announce(tx, { kind: 'order', ...change });
    }
    const [record] = await findOrders(tx, brand.id, eq(orders.id, orderId), 1);
    if (record === undefined) throw new Refusal('notFound');
    return record;
  });
}
