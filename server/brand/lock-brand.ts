// Locks a brand's row: changes of the brand that must not run at the same time take turns.
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { brands } from '../database/schema.ts';

/** Until the transaction ends. Rows that only refer to the brand, such as orders, go on. */
export async function lockBrand(tx: Transaction, brandId: number): Promise<void> {
  await tx
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.id, brandId))
    .for('no key update');
}
