// The first delivered order of a referred customer: both get a coupon in the transaction of the
// move, or the reason against it is stored.
import { and, eq, isNull, ne } from 'drizzle-orm';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { pick } from '#rules/pick.ts';
import { makeCoupon } from '../coupons/make.ts';
import { COUPON_TERMS } from '../coupons/offer-terms.ts';
import type { Transaction } from '../database/open.ts';
import { customers, orders, referralOffers, referrals } from '../database/schema.ts';
import type { Effect } from '../orders/move-effect.ts';
import type { OrderRow } from '../orders/records.ts';
import { lockPerson } from './records.ts';
import { sharedSign } from './same-person.ts';

const DAY_MS = 86_400_000;

export const followReferral: Effect = async (tx, order, to, now) => {
  const { brandId, customerId: friendId, id: orderId } = order;
  if (to !== ORDER_STATUS.delivered || friendId === null) return;
  const [friend] = await tx
    .select({ referrerId: customers.referredBy, phoneConfirmedAt: customers.phoneConfirmedAt })
    .from(customers)
    .where(
      and(eq(customers.brandId, brandId), eq(customers.id, friendId), eq(customers.tipoUsuario, 0)),
    );
  const referrerId = friend?.referrerId ?? null;
  if (referrerId === null || referrerId === friendId) return;
  const [offer] = await tx
    .select()
    .from(referralOffers)
    .where(and(eq(referralOffers.brandId, brandId), eq(referralOffers.ativo, true)));
  if (offer === undefined || !(await isThere(tx, brandId, referrerId))) return;
  // With two concurrent first orders, the second waits here and is no longer the first.
  if (
    !(await lockPerson(tx, { brandId, customerId: friendId })) ||
    (await deliveredBefore(tx, order))
  )
    return;
  // Invented people cost nothing, proved phones do.
  const outcome =
    (await sharedSign(tx, brandId, friendId, referrerId)) ??
    (friend?.phoneConfirmedAt == null ? 'phoneUnproved' : 'given');
  const decided = await tx
    .insert(referrals)
    .values({ brandId, friendId, referrerId, orderId, outcome, at: now })
    .onConflictDoNothing()
    .returning();
  if (outcome !== 'given' || decided.length === 0) return;
  const validoAte = new Date(now.getTime() + offer.diasValidade * DAY_MS);
  const given = {
    brandId,
    ...pick(offer, COUPON_TERMS),
    validoAte,
    createdAt: now,
    origin: 'referral',
  } as const;
  for (const customerId of [friendId, referrerId]) await makeCoupon(tx, { ...given, customerId });
};

async function isThere(tx: Transaction, brandId: number, customerId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.brandId, brandId),
        eq(customers.id, customerId),
        eq(customers.tipoUsuario, 0),
        isNull(customers.erasedAt),
      ),
    );
  return row !== undefined;
}

async function deliveredBefore(
  tx: Transaction,
  { brandId, customerId, id }: OrderRow,
): Promise<boolean> {
  const theirs = and(
    eq(orders.brandId, brandId),
    eq(orders.customerId, customerId ?? 0),
    eq(orders.status, ORDER_STATUS.delivered),
    ne(orders.id, id),
  );
  const [row] = await tx.select({ id: orders.id }).from(orders).where(theirs).limit(1);
  return row !== undefined;
}
