// After a referral's first delivered order, tells both customers about their coupons, outside the
// order's transaction.
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import { referrals } from '../database/schema.ts';
import { referralWords } from '../loyalty/messages.ts';
import { tellPerson } from '../loyalty/notify.ts';

type Needs = Pick<Services, 'db' | 'now' | 'brands' | 'env'>;
/** For one brand in a round. */
const MOST_AT_ONCE = 50;

/**
 * After a crash between messages and mark this runs again, and the message keys prevent duplicates.
 */
export async function tellReferrals(services: Needs): Promise<void> {
  const { db } = services;
  const untold = and(eq(referrals.outcome, 'given'), isNull(referrals.toldAt));
  for (const brandId of await brandsWith(db, referrals, untold)) {
    const rows = await db
      .select()
      .from(referrals)
      .where(and(eq(referrals.brandId, brandId), untold))
      .limit(MOST_AT_ONCE);
    for (const row of rows) await tellBoth(services, row);
  }
}

async function tellBoth(
  services: Needs,
  { brandId, friendId, referrerId }: typeof referrals.$inferSelect,
): Promise<void> {
  const { db, now } = services;
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
