// Deletes or empties data whose period of retention is over and that has no job of its own: people
// in old orders and coupons, consents that later ones replaced, old notices of payment providers.
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { emptyOrders, namesSomebody } from '../account/empty-orders.ts';
import type { Services } from '../context.ts';
import { brandsWith, deleteByBrand, isNotAway } from '../database/brands-with.ts';
import { brands, consentLog, coupons, orders, paymentEvents } from '../database/schema.ts';
import { keptSince } from '../retention/periods.ts';

type Needs = Pick<Services, 'db' | 'now'>;
/** In one statement; the next one takes the others. */
const AT_ONCE = 500;

export async function emptyOld({ db, now }: Needs): Promise<void> {
  for (const { id } of await db.select({ id: brands.id }).from(brands).where(isNotAway(brands.id)))
    await emptyOldOrders({ db, now }, id);
  const over = and(
    lt(coupons.validoAte, keptSince('contactCoupons', now())),
    sql`cardinality(${coupons.contactHashes}) > 0`,
  );
  for (const brandId of await brandsWith(db, coupons, over))
    await db
      .update(coupons)
      .set({ contactHashes: [] })
      .where(and(eq(coupons.brandId, brandId), over));
  await forgetReplacedConsents({ db, now });
  const told = lt(paymentEvents.receivedAt, keptSince('paymentEvents', now()));
  await deleteByBrand(db, paymentEvents, told);
}

async function emptyOldOrders({ db, now }: Needs, brandId: number): Promise<void> {
  const old = and(
    eq(orders.brandId, brandId),
    lt(orders.createdAt, keptSince('orderPeople', now())),
    sql`${orders.finishedAt} is not null`,
    namesSomebody,
  );
  for (;;) {
    const rows = await db.select({ id: orders.id }).from(orders).where(old).limit(AT_ONCE);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await db.transaction((tx) =>
      emptyOrders(tx, and(eq(orders.brandId, brandId), inArray(orders.id, ids))),
    );
  }
}

async function forgetReplacedConsents({ db, now }: Needs): Promise<void> {
  const later = alias(consentLog, 'later');
  const replaced = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.brandId, consentLog.brandId),
        eq(later.customerId, consentLog.customerId),
        eq(later.canal, consentLog.canal),
        eq(later.finalidade, consentLog.finalidade),
        sql`${later.id} > ${consentLog.id}`,
      ),
    );
  const old = and(lt(consentLog.at, keptSince('oldConsents', now())), sql`exists ${replaced}`);
  await deleteByBrand(db, consentLog, old);
}
