// A bill that closes makes sales of the lines that staff put on it by hand. Orders mark their days
// themselves, by a trigger; these lines belong to no order.
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { figureMarks, tabLines } from '../database/schema.ts';
import type { SittingRow } from './seats.ts';

/** A day is summed up an hour after its end, so a younger line is on no day that is. */
const YOUNG_MS = 30 * 60_000;

export async function markLinesByHand(
  tx: Transaction,
  { brandId, storeId, id }: SittingRow,
  now: Date,
): Promise<void> {
  const lines = await tx
    .select({ at: tabLines.createdAt })
    .from(tabLines)
    .where(
      and(
        eq(tabLines.brandId, brandId),
        eq(tabLines.sittingId, id),
        isNull(tabLines.orderId),
        lt(tabLines.createdAt, new Date(now.getTime() - YOUNG_MS)),
      ),
    );
  if (lines.length > 0)
    await tx.insert(figureMarks).values(lines.map(({ at }) => ({ brandId, storeId, at })));
}
