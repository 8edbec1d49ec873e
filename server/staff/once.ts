// A change by staff that is sent again with its key happens once: its first reply may have been
// lost, and a second product, or prices raised twice, would be wrong.
import { and, eq, lt } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import { KEY_HEADER } from '#contract/headers.ts';
import type { CallContext, Services } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import type { Transaction } from '../database/open.ts';
import { staffCalls } from '../database/schema.ts';
import { keptSince } from '../retention/periods.ts';

const KEY = /^[\w-]{8,64}$/;
/** These set a state whatever it was, so that again is no harm, and is meant. */
const repeatable: ReadonlySet<AuditAction> = new Set([
  'listStore',
  'moveCategory',
  'moveProduct',
  'placeInStore',
  'setAvailability',
]);

type Change<T> = {
  action: AuditAction;
  change: () => Promise<T>;
  /** Reads the result of an earlier attempt. Absent: the result is stored, as plain JSON. */
  again?: () => Promise<T>;
};

/**
 * Without a key, or for the first call with it, the result of `change`; otherwise that of the first
 * call. A second call that comes while the first runs waits for it. A refused call stores no key.
 */
export async function once<T>(
  tx: Transaction,
  { brand, staff, header, now }: CallContext,
  { action, change, again }: Change<T>,
): Promise<T> {
  const key = header(KEY_HEADER) ?? '';
  if (staff === null || repeatable.has(action) || !KEY.test(key)) return change();
  const { staffId } = staff;
  const [first] = await tx
    .insert(staffCalls)
    .values({ brandId: brand.id, staffId, action, key, at: now() })
    .onConflictDoNothing()
    .returning({ key: staffCalls.key });
  const { brandId, staffId: whose, action: what, key: by } = staffCalls;
  const same = and(eq(brandId, brand.id), eq(whose, staffId), eq(what, action), eq(by, key));
  if (first === undefined) {
    if (again !== undefined) return again();
    const [row] = await tx.select({ result: staffCalls.result }).from(staffCalls).where(same);
    return row?.result as T;
  }
  const result = await change();
  if (again === undefined) await tx.update(staffCalls).set({ result }).where(same);
  return result;
}

export async function sweepStaffCalls({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteByBrand(db, staffCalls, lt(staffCalls.at, keptSince('staffCalls', now())));
}
