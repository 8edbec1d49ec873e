// Locks the row of an order until the transaction ends.
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { orders } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { OrderRow } from './records.ts';

/** Returns the row as it is under the lock; refused if the brand has no such order. */
export async function lockOrder(
  tx: Transaction,
  { brandId, id }: { brandId: number; id: number },
): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.brandId, brandId), eq(orders.id, id)))
    .for('update');
  if (row === undefined) throw new Refusal('notFound');
  return row;
}
