// Orders that move because time passes, each in its own transaction. Several processes may do this
// at once.

import { and, eq, type SQL } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { orders } from '../database/schema.ts';
import { errorText } from '../log.ts';
import { countAnswer } from '../orders/count-answer.ts';
import { applyMove } from '../orders/move.ts';

export type Due = { brandId: number; id: number; minutes?: number };

/**
 * `still` is checked again under the lock, in case the order moved meanwhile. Returns how many
 * moved.
 */
export async function moveDue(
  { db, log, now, metrics }: Pick<Services, 'db' | 'log' | 'now' | 'metrics'>,
  due: readonly Due[],
  to: number,
  still: SQL | undefined,
): Promise<number> {
  let moved = 0;
  for (const { brandId, id, minutes } of due) {
    try {
      const found = await db.transaction(async (tx) => {
        // A locked row is being moved by another process.
        const [row] = await tx
          .select()
          .from(orders)
          .where(and(eq(orders.brandId, brandId), eq(orders.id, id), still))
          .for('update', { skipLocked: true });
        if (row === undefined) return null;
        await applyMove(tx, row, { to, actor: 'clock', minutes }, now());
        return row;
      });
      if (found === null) continue;
      moved += 1;
      countAnswer(metrics, found, { to, actor: 'clock' }, now());
    } catch (error) {
      // A failing order must not block the others.
      log.error('orderNotMoved', { brand: brandId, order: id, to, error: errorText(error) });
    }
  }
  return moved;
}
