// Reads and closes wishes: changes that customers asked for.
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { orderWishes } from '../database/schema.ts';
import type { OrderRow } from '../orders/records.ts';

type OfOrder = Pick<OrderRow, 'brandId' | 'id'>;
export type WishRow = typeof orderWishes.$inferSelect;

const ofOrder = ({ brandId, id }: OfOrder) =>
  and(eq(orderWishes.brandId, brandId), eq(orderWishes.orderId, id));

/** The newest first. */
export const wishesOf = (db: Database | Transaction, order: OfOrder): Promise<WishRow[]> =>
  db.select().from(orderWishes).where(ofOrder(order)).orderBy(desc(orderWishes.number));

type Closing = Partial<Omit<typeof orderWishes.$inferInsert, 'state'>> & {
  state: Exclude<WishRow['state'], 'open'>;
  answeredAt: Date;
};

/** Whether one was open. The order is locked. */
export async function closeWish(
  tx: Transaction,
  order: OfOrder,
  closing: Closing,
): Promise<boolean> {
  const closed = await tx
    .update(orderWishes)
    .set(closing)
    .where(and(ofOrder(order), eq(orderWishes.state, 'open')))
    .returning({ number: orderWishes.number });
  return closed.length > 0;
}

/** Staff changed the order themselves: that answers an open wish. */
export async function replaceWish(
  tx: Transaction,
  order: OfOrder,
  versao: number,
  staffId: number,
  answeredAt: Date,
): Promise<void> {
  await closeWish(tx, order, { state: 'replaced', versao, staffId, answeredAt });
}
