// Ends links into the team that nobody has used.
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { staffInvitations } from '../database/schema.ts';

/** Those to an address, or all for support. */
export async function endInvitations(
  tx: Transaction,
  brandId: number,
  whose: { email: string } | 'support',
  now: Date,
): Promise<void> {
  const theirs =
    whose === 'support'
      ? eq(staffInvitations.support, true)
      : eq(staffInvitations.email, whose.email);
  await tx
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(and(eq(staffInvitations.brandId, brandId), theirs, isNull(staffInvitations.usedAt)));
}
