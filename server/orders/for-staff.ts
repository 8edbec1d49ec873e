// An order for the staff of its store.
import { and, eq } from 'drizzle-orm';
import type { Order } from '#contract/entities/order.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { orders } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { toOrder } from './order-shown.ts';
import { findOrder } from './records.ts';
import { ofTheirStore } from './their-store.ts';

/** An order of another store counts as not found. */
export async function requireTheirOrder(
  orderId: number,
  staff: StaffSession,
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
): Promise<void> {
  const theirs = and(eq(orders.brandId, brand.id), eq(orders.id, orderId), ofTheirStore(staff));
  if ((await db.$count(orders, theirs)) === 0) throw new Refusal('notFound');
}

export async function shownToStaff(
  orderId: number,
  context: Pick<CallContext, 'db' | 'brand'>,
): Promise<Order> {
  const record = await findOrder(context, context.brand.id, orderId);
  if (record === null) throw new Refusal('notFound');
  return toOrder(record, context.brand, 'staff');
}
