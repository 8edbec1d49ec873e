// Coupons a store shows to everybody at a moment: on the promotional page, and the newest with the
// menu.
import { and, desc, eq, gt, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { coupons } from '../database/schema.ts';

type Where = { brandId: number; storeId: number };

const ofStore = ({ brandId, storeId }: Where): SQL | undefined =>
  and(
    eq(coupons.brandId, brandId),
    eq(coupons.exibir, true),
    eq(coupons.ativo, true),
    or(isNull(coupons.storeId), eq(coupons.storeId, storeId)),
  );

export function shownCoupons(where: Where, now: Date): SQL | undefined {
  const running = and(
    or(isNull(coupons.validoDe), lte(coupons.validoDe, now)),
    or(isNull(coupons.validoAte), gt(coupons.validoAte, now)),
  );
  return and(
    ofStore(where),
    running,
    or(isNull(coupons.limiteUsos), lt(coupons.used, coupons.limiteUsos)),
  );
}

/** `until`: when time alone changes the list, in milliseconds since 1970. */
export async function menuCoupon(
  db: Database,
  where: Where,
  now: Date,
): Promise<{ code: string | null; until: number }> {
  const [newest, begins, ends] = await Promise.all([
    db
      .select({ code: coupons.codigoCupom })
      .from(coupons)
      .where(shownCoupons(where, now))
      .orderBy(desc(coupons.id))
      .limit(1),
    db
      .select({ at: coupons.validoDe })
      .from(coupons)
      .where(and(ofStore(where), gt(coupons.validoDe, now)))
      .orderBy(coupons.validoDe)
      .limit(1),
    db
      .select({ at: coupons.validoAte })
      .from(coupons)
      .where(and(ofStore(where), gt(coupons.validoAte, now)))
      .orderBy(coupons.validoAte)
      .limit(1),
  ]);
  const until = Math.min(
    ...[begins[0]?.at, ends[0]?.at].map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY),
  );
  return { code: newest[0]?.code ?? null, until };
}
