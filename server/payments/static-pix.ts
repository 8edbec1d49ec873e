// The store's own Pix code, without a provider: staff confirm that it was paid.
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { paymentAccounts } from '../database/schema.ts';
import type { Owner } from '../integrations/payments/port.ts';

/** Used in place of a provider's name. */
export const NO_PROVIDER = 'pix-static';

/** Staff received it at the counter when they took the order, in whatever form. */
export const AT_COUNTER = 'counter';

/** Only staff give such money back. */
export const isByHand = (provider: string): boolean =>
  provider === NO_PROVIDER || provider === AT_COUNTER;

export type StaticPixAccount = { key: string; name: string; city: string };

export async function staticPixOf(
  db: Database,
  { brandId, storeId }: Owner,
): Promise<StaticPixAccount | null> {
  const [row] = await db
    .select({ settings: paymentAccounts.settings })
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.brandId, brandId),
        eq(paymentAccounts.storeId, storeId),
        eq(paymentAccounts.provider, NO_PROVIDER),
        eq(paymentAccounts.active, true),
      ),
    );
  if (row === undefined) return null;
  const { key, name, city } = row.settings;
  return typeof key === 'string' && typeof name === 'string' && typeof city === 'string'
    ? { key, name, city }
    : null;
}
