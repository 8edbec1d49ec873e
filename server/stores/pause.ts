// Pauses and reopens a store: the row, the audit log and the notice to every process.
import { and, eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/record.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import { announce } from '../changes.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { brands, stores } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

export async function setPause(
  context: CallContext,
  staff: StaffSession,
  storeId: number,
  paused: boolean,
  until: Date | null,
): Promise<StoreRecord> {
  const { brand, db } = context;
  const mine = and(eq(stores.brandId, brand.id), eq(stores.id, storeId));
  const at = context.now();
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ paused: stores.paused, pausedUntil: stores.pausedUntil })
      .from(stores)
      .where(mine)
      .for('no key update');
    const after = { paused, pausedUntil: until };
    await tx.update(stores).set(after).where(mine);
    await tx
      .update(brands)
      .set({ version: sql`${brands.version} + 1` })
      .where(eq(brands.id, brand.id));
    await recordChange(
      tx,
      { brandId: brand.id, staffId: staff.staffId, at },
      { action: 'pauseStore', subject: `store ${storeId}`, before, after },
    );
    await announce(tx, { kind: 'brand', brandId: brand.id });
  });
  // Read again here; this process gets the notice like all others.
  context.brands.forget(brand.id);
  const fresh = await context.brands.byName(brand.appNome);
  const store = fresh?.stores.find((candidate) => candidate.id === storeId);
  if (store === undefined) throw new Refusal('storeNotFound');
  return store;
}
