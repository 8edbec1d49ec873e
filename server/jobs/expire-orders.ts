// Orders that were not accepted in time expire and return what they took.
import { and, eq, isNull, lte } from 'drizzle-orm';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import { orders } from '../database/schema.ts';
import { moveDue } from './move-due.ts';

/** For one brand in a round. */
const MOST_AT_ONCE = 200;

/** Returns how many expired. */
export async function expireOrders(
  services: Pick<Services, 'db' | 'log' | 'now' | 'metrics'>,
): Promise<number> {
  const late = and(
    isNull(orders.finishedAt),
    eq(orders.status, ORDER_STATUS.awaitingAcceptance),
    lte(orders.expiresAt, services.now()),
  );
  let expired = 0;
  for (const brandId of await brandsWith(services.db, orders, late)) {
    const due = await services.db
      .select({ brandId: orders.brandId, id: orders.id })
      .from(orders)
      .where(and(eq(orders.brandId, brandId), late))
      .orderBy(orders.expiresAt)
      .limit(MOST_AT_ONCE);
    expired += await moveDue(services, due, ORDER_STATUS.expired, late);
  }
  if (expired > 0) services.log.info('ordersExpired', { count: expired });
  return expired;
}
