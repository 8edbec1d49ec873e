// A person leaves their table.
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { sittingPeople } from '../database/schema.ts';
import { giveUpParts } from '../payments/give-up-open.ts';

/**
 * The sitting is locked. What the person began to pay is given up: nobody else sees its code, and
 * its amount would stay reserved until it expires. A request to move to another table ends.
 */
export async function leaveSeat(
  tx: Transaction,
  { brandId, id }: Pick<typeof sittingPeople.$inferSelect, 'brandId' | 'id'>,
  at: Date,
): Promise<void> {
  await tx
    .update(sittingPeople)
    .set({ leftAt: at, wantsTableId: null })
    .where(and(eq(sittingPeople.brandId, brandId), eq(sittingPeople.id, id)));
  await giveUpParts(tx, { brandId, people: [id] }, at);
}
