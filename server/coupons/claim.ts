// An order takes one use of a coupon in its own transaction, and returns it when it is cancelled or
// refused.
import { and, count, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Claim } from '../database/claims.ts';
import type { Transaction } from '../database/open.ts';
import { coupons, couponUses, customers, orders } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { type CouponRow, standingOrder } from './records.ts';

export function claimCoupon(coupon: CouponRow, customerId: number, at: Date): Claim {
  const {
    id: couponId,
    brandId,
    usosPorCliente: perCustomer,
    primeiroPedido: firstOrderOnly,
    limiteUsos: uses,
  } = coupon;
  return async (tx, { id: orderId }) => {
    if (perCustomer !== null || firstOrderOnly || uses !== null)
      await standInLine(tx, brandId, customerId);
    if (perCustomer !== null && (await usesOf(tx, brandId, couponId, customerId)) >= perCustomer)
      throw new Refusal('couponAlreadyUsed');
    if (firstOrderOnly && (await hasOtherOrder(tx, brandId, customerId, orderId)))
      throw new Refusal('couponFirstOrderOnly');
    if (uses !== null) await takeOneOfAll(tx, brandId, couponId);
    await tx.insert(couponUses).values({ brandId, orderId, couponId, customerId, at });
  };
}

/**
 * With two concurrent orders of one customer, the second waits and then sees the first. A weak
 * lock: rows that only reference the customer can still be written. Taken before the coupon's row
 * by all: an order that takes a use and one that returns it would wait for each other.
 */
async function standInLine(tx: Transaction, brandId: number, customerId: number): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.brandId, brandId), eq(customers.id, customerId)))
    .for('no key update');
}

async function usesOf(
  tx: Transaction,
  brandId: number,
  couponId: number,
  customerId: number,
): Promise<number> {
  const mine = and(
    eq(couponUses.brandId, brandId),
    eq(couponUses.couponId, couponId),
    eq(couponUses.customerId, customerId),
  );
  const [row] = await tx.select({ n: count() }).from(couponUses).where(mine);
  return row?.n ?? 0;
}

/** `orderId`: the one that does not count; null: any order counts. */
export async function hasOtherOrder(
  tx: Pick<Transaction, 'select'>,
  brandId: number,
  customerId: number,
  orderId: number | null,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        standingOrder(brandId, customerId),
        orderId === null ? undefined : ne(orders.id, orderId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The update locks the row, so of a hundred orders for the last use one succeeds. */
async function takeOneOfAll(tx: Transaction, brandId: number, couponId: number): Promise<void> {
  const [row] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.brandId, brandId),
        eq(coupons.id, couponId),
        eq(coupons.ativo, true),
        or(isNull(coupons.limiteUsos), lt(coupons.used, coupons.limiteUsos)),
      ),
    )
    .returning({ used: coupons.used });
  if (row === undefined) throw new Refusal('couponUsedUp');
}

/** Does nothing for an order without a coupon, or if repeated. */
export async function giveCouponBack(
  tx: Transaction,
  brandId: number,
  orderId: number,
): Promise<void> {
  const [use] = await tx
    .delete(couponUses)
    .where(and(eq(couponUses.brandId, brandId), eq(couponUses.orderId, orderId)))
    .returning({ couponId: couponUses.couponId, customerId: couponUses.customerId });
  if (use === undefined) return;
  await standInLine(tx, brandId, use.customerId);
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(
      and(
        eq(coupons.brandId, brandId),
        eq(coupons.id, use.couponId),
        isNotNull(coupons.limiteUsos),
        gt(coupons.used, 0),
      ),
    );
}
