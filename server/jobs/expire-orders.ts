// Orders that nobody accepted in time expire and give back what they took. Several processes may do this at once.
import { and, eq, isNull, lte } from 'drizzle-orm';
import { ORDER_STATUS } from '#rules/order-status.ts';
import type { Services } from '../context.ts';
import { orders } from '../database/schema.ts';
import { applyMove } from '../orders/move.ts';

type Needs = Pick<Services, 'db' | 'log' | 'now'>;

const MOST_AT_ONCE = 200;

/** Returns how many expired here. */
export async function expireOrders({ db, log, now }: Needs): Promise<number> {
  const at = now();
  const due = and(isNull(orders.finishedAt), eq(orders.status, ORDER_STATUS.awaitingAcceptance), lte(orders.expiresAt, at));
  const waiting = await db.select({ brandId: orders.brandId, id: orders.id }).from(orders).where(due).orderBy(orders.expiresAt).limit(MOST_AT_ONCE);
  let expired = 0;
  for (const { brandId, id } of waiting) {
    try {
      expired += await db.transaction(async (tx) => {
        // Asked again under the lock: somebody may have accepted meanwhile. A row that is locked is being moved by somebody else.
        const [row] = await tx
          .select()
          .from(orders)
          .where(and(eq(orders.brandId, brandId), eq(orders.id, id), due))
          .for('update', { skipLocked: true });
        if (row === undefined) return 0;
        await applyMove(tx, row, { to: ORDER_STATUS.expired, actor: 'clock' }, at);
        return 1;
      });
    } catch (error) {
      // One that cannot be moved must not keep the others waiting.
      log.error('orderNotExpired', { brand: brandId, order: id, error: error instanceof Error ? error.message : 'unknown' });
    }
  }
  return expired;
}
