// A customer's gifts, and what their referral link would bring.
import { and, asc, count, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Coupon } from '#contract/entities/coupon.ts';
import type { OwnReferral } from '#contract/entities/gifts.ts';
import { pick } from '#rules/pick.ts';
import type { CallContext } from '../context.ts';
import { OFFER_TERMS } from '../coupons/offer-terms.ts';
import { publicCoupon } from '../coupons/records.ts';
import { coupons, referralOffers, referrals } from '../database/schema.ts';
import type { Person } from './records.ts';
import { referralCode } from './referral-code.ts';

const MOST_SHOWN = 20;

/** The customer's own usable coupons, earliest end first. */
export async function ownCoupons(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { brandId, customerId }: Person,
): Promise<Coupon[]> {
  const left = or(isNull(coupons.limiteUsos), lt(coupons.used, coupons.limiteUsos));
  const running = or(isNull(coupons.validoAte), gt(coupons.validoAte, now()));
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.brandId, brandId),
        eq(coupons.customerId, customerId),
        eq(coupons.ativo, true),
        left,
        running,
      ),
    )
    .orderBy(asc(coupons.validoAte), asc(coupons.id))
    .limit(MOST_SHOWN);
  return rows.map(publicCoupon);
}

/** Null: the brand has no referral gift, or takes no orders that could earn it. */
export async function ownReferral(
  context: CallContext,
  person: Person,
): Promise<OwnReferral | null> {
  const { db, brand } = context;
  if (!brand.settings.possuiDelivery) return null;
  const mine = and(
    eq(referrals.brandId, person.brandId),
    eq(referrals.referrerId, person.customerId),
    eq(referrals.outcome, 'given'),
  );
  const [[offer], [brought]] = await Promise.all([
    db
      .select()
      .from(referralOffers)
      .where(and(eq(referralOffers.brandId, brand.id), eq(referralOffers.ativo, true))),
    db.select({ n: count() }).from(referrals).where(mine),
  ]);
  if (offer === undefined) return null;
  const terms = pick(offer, OFFER_TERMS);
  return { codigo: referralCode(context, person), oferta: terms, indicados: brought?.n ?? 0 };
}
