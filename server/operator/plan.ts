// Refuses what a brand's plan has no room for: stores, people of the team, products and photos.
// Orders beyond the plan are counted and never refused (usage.ts).
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FailureKey } from '#contract/failures.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import {
  fileObjects,
  files,
  type PlanLimits,
  products,
  staffInvitations,
  staff as staffTable,
  stores,
} from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

type Counted = Exclude<keyof PlanLimits, 'orders'>;

export const MEGABYTE = 1_000_000;

const says: Record<Counted, FailureKey> = {
  stores: 'planStores',
  staff: 'planStaff',
  products: 'planProducts',
  storage: 'planStorage',
};

/**
 * In the transaction that added something, after it: too many means that nothing is added. `more`:
 * what is planned to be added.
 */
export async function requireWithinPlan(
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  tx: Transaction,
  what: Counted,
  more = 0,
): Promise<void> {
  const most = brand.planLimits?.[what];
  if (most === undefined) return;
  if ((await count[what](tx, brand.id, now())) + more > most)
    throw new Refusal(says[what], { most });
}

export const count: Record<
  Counted,
  (tx: Pick<Transaction, '$count' | 'select'>, brandId: number, now: Date) => Promise<number>
> = {
  stores: (tx, brandId) => tx.$count(stores, eq(stores.brandId, brandId)),
  products: (tx, brandId) =>
    tx.$count(products, and(eq(products.brandId, brandId), isNull(products.archivedAt))),
  /**
   * Without support, and with those who were invited: the invitation is refused, not the person who
   * accepts it.
   */
  staff: async (tx, brandId, now) => {
    const working = and(
      eq(staffTable.brandId, brandId),
      eq(staffTable.active, true),
      eq(staffTable.support, false),
    );
    const invited = and(
      eq(staffInvitations.brandId, brandId),
      isNull(staffInvitations.staffId),
      eq(staffInvitations.support, false),
      isNull(staffInvitations.usedAt),
      gt(staffInvitations.expiresAt, now),
    );
    return (await tx.$count(staffTable, working)) + (await tx.$count(staffInvitations, invited));
  },
  /** Megabytes. */
  storage: async (tx, brandId) => (await storageOf(tx, brandId)) / MEGABYTE,
};

/** Bytes of the files that pages can show. */
export async function storageOf(tx: Pick<Transaction, 'select'>, brandId: number): Promise<number> {
  const [inDatabase] = await tx
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${files.content})), 0)` })
    .from(files)
    .where(eq(files.brandId, brandId));
  const [inBucket] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${fileObjects.size}), 0)` })
    .from(fileObjects)
    .where(and(eq(fileObjects.brandId, brandId), isNull(fileObjects.deleteAt)));
  return Number(inDatabase?.bytes ?? 0) + Number(inBucket?.bytes ?? 0);
}
