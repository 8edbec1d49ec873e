// The demo's coupons as rows.
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../open.ts';
import { couponOffers, coupons, referralOffers, stores, wheels } from '../schema.ts';
import type { DemoBrand } from './shapes.ts';

const DAY_MS = 86_400_000;

export async function insertCoupons(
  tx: Transaction,
  brandId: number,
  { coupons: demo = [], couponOffer, referral, wheel }: DemoBrand,
  now: Date,
): Promise<void> {
  for (const { store, days, ...columns } of demo) {
    const validoAte = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
    await tx.insert(coupons).values({
      ...columns,
      brandId,
      storeId: store === undefined ? null : await storeId(tx, brandId, store),
      validoAte,
      createdAt: now,
    });
  }
  if (couponOffer !== undefined) await tx.insert(couponOffers).values({ ...couponOffer, brandId });
  if (referral !== undefined)
    await tx.insert(referralOffers).values({ ...referral, brandId, ativo: true });
  if (wheel !== undefined) await tx.insert(wheels).values({ ...wheel, brandId, ativo: true });
}

async function storeId(tx: Transaction, brandId: number, codigo: string): Promise<number> {
  const [row] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.brandId, brandId), eq(stores.codigo, codigo)));
  if (row === undefined) throw new Error(`the demo has no store ${codigo}`);
  return row.id;
}
