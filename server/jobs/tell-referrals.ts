// After a referral's first delivered order, tells both customers about their coupons, outside the
// order's transaction.
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { referrals } from '../database/schema.ts';
import { referralWords } from '../loyalty/messages.ts';
import { tellPerson } from '../loyalty/notify.ts';

const MOST_AT_ONCE = 50;

/**
 * After a crash between messages and mark this runs again, and the message keys prevent duplicates.
 */
export async function tellReferrals(
  services: Pick<Services, 'db' | 'now' | 'brands' | 'env'>,
): Promise<void> {
  const { db, now } = services;
  const untold = await db
    .select()
    .from(referrals)
    .where(and(eq(referrals.outcome, 'given'), isNull(referrals.toldAt)))
    .limit(MOST_AT_ONCE);
  for (const { brandId, friendId, referrerId } of untold) {
    for (const customerId of [friendId, referrerId])
      await tellPerson(
        services,
        { brandId, customerId },
        `referral ${friendId} ${customerId}`,
        referralWords,
      );
    await db
      .update(referrals)
      .set({ toldAt: now() })
      .where(and(eq(referrals.brandId, brandId), eq(referrals.friendId, friendId)));
  }
}
