// Two people have a coupon since an order was delivered: both are told, outside of the order's own
// transaction.
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { referrals } from '../database/schema.ts';
import { referralWords } from '../loyalty/messages.ts';
import { tellPerson } from '../loyalty/notify.ts';

const MOST_AT_ONCE = 50;

/**
 * Whoever dies between the messages and the mark tells again, and the keys of the messages make
 * that nothing.
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
