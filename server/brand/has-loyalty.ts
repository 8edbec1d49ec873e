// Whether a brand has anything for its customers to collect or to win.
import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { cashbackRules, referralOffers, stampPrograms, wheels } from '../database/schema.ts';

/** A stamp programme, cashback in a store, a gift for referrals or a wheel that is switched on. */
export async function hasLoyalty(db: Database, brandId: number): Promise<boolean> {
  const kinds = [stampPrograms, cashbackRules, referralOffers, wheels].map(
    (table) =>
      sql`exists (select from ${table} where ${table.brandId} = ${brandId} and ${table.ativo})`,
  );
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${sql.join(kinds, sql` or `)} as found`,
  );
  return rows[0]?.found === true;
}
