// A coupon in the database, with this person's uses so far.
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Coupon } from '#contract/entities/coupon.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import type { CouponTerms } from '#rules/price/coupons.ts';
import type { CallContext } from '../context.ts';
import { coupons, couponUses, customers, orders } from '../database/schema.ts';
import { possibleHashes } from './contacts.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type FoundCoupon = {
  row: CouponRow;
  usedByCustomer: number;
  ordersBefore: number;
  /** The customer holds the phone of the account. */
  phoneProved: boolean;
};

/** Cancelled and refused orders do not count as a first order. */
export const standingOrder = (brandId: number, customerId: number): SQL | undefined =>
  and(
    eq(orders.brandId, brandId),
    eq(orders.customerId, customerId),
    notInArray(orders.status, [S.cancelled, S.cancelledByStore, S.expired]),
  );

/**
 * One query. Null: there is none, or it belongs to someone else, which must look the same. A table
 * user is not a person.
 */
export async function findCoupon(
  { db, brand, secret }: Pick<CallContext, 'db' | 'brand' | 'secret'>,
  code: string,
  customerId: number,
): Promise<FoundCoupon | null> {
  const ownUses = and(
    eq(couponUses.brandId, coupons.brandId),
    eq(couponUses.couponId, coupons.id),
    eq(couponUses.customerId, customerId),
  );
  const [found] = await db
    .select({
      row: coupons,
      email: customers.email,
      telefone: customers.telefone,
      phoneConfirmedAt: customers.phoneConfirmedAt,
      usedByCustomer: sql<number>`(select count(*)::int from ${couponUses} where ${ownUses})`,
      ordersBefore: sql<number>`(select count(*)::int from ${orders}
        where ${standingOrder(brand.id, customerId)})`,
    })
    .from(coupons)
    .innerJoin(
      customers,
      and(
        eq(customers.brandId, coupons.brandId),
        eq(customers.id, customerId),
        eq(customers.tipoUsuario, 0),
      ),
    )
    .where(and(eq(coupons.brandId, brand.id), eq(coupons.codigoCupom, code)));
  if (
    found === undefined ||
    !isFor(found.row, customerId, possibleHashes({ brand, secret }, found))
  )
    return null;
  const { row, usedByCustomer, ordersBefore, phoneConfirmedAt } = found;
  return { row, usedByCustomer, ordersBefore, phoneProved: phoneConfirmedAt !== null };
}

/** The coupon alone, for somebody who is not signed in: it may be another person's. */
export async function findCode(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  code: string,
): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.brandId, brand.id), eq(coupons.codigoCupom, code)));
  return row ?? null;
}

function isFor(
  { customerId: owner, contactHashes: contacts }: CouponRow,
  customerId: number,
  own: readonly string[],
): boolean {
  if (owner !== null) return owner === customerId;
  return contacts === null || contacts.some((hash) => own.includes(hash));
}

/** Given without anything in return: invented people would take it again and again. */
export const isGift = ({ origin, primeiroPedido }: CouponRow): boolean =>
  origin === 'offer' || primeiroPedido;

/** Belongs to one person; nobody else can use it. */
export const isPersonal = ({ customerId, contactHashes: contacts }: CouponRow): boolean =>
  customerId !== null || contacts !== null;

export const termsOf = (row: CouponRow): CouponTerms => row;

export function publicCoupon(row: CouponRow): Coupon {
  const {
    codigoCupom,
    nome,
    valorDesconto,
    valorDescontoPercentual,
    maximoDesconto,
    freteGratis,
    valorMinimoPedido,
    storeId,
    validoAte,
    primeiroPedido,
    horarios,
  } = row;
  return {
    codigoCupom,
    nome,
    valorDesconto,
    valorDescontoPercentual,
    maximoDesconto,
    freteGratis,
    valorMinimoPedido,
    validoAte: validoAte?.toISOString() ?? null,
    idEstabelecimento: storeId,
    primeiroPedido,
    horarios,
  };
}
