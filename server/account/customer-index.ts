// Which customers a search has to read: those that the index names, if they are few.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { hasGrams } from '../database/grams.ts';
import { brands, customerSearch, customers } from '../database/schema.ts';

/** If more customers have the text, all of the brand's are searched, in the order of names. */
const MOST = 2000;

/**
 * A condition to add to the search: the customers whom the index has one of these texts for.
 * Undefined: every customer is read.
 */
export async function amongIndexed(
  texts: readonly string[],
  { db, brand }: Pick<CallContext, 'db'> & { brand: Pick<CallContext['brand'], 'id'> },
): Promise<SQL | undefined> {
  const has = hasGrams(customerSearch.grams, brand.id, texts);
  if (has === undefined) return undefined;
  const [own] = await db
    .select({ below: brands.unsearchableCustomersBelow })
    .from(brands)
    .where(eq(brands.id, brand.id));
  if (own?.below !== 0) return undefined;
  const found = await db
    .select({ id: customerSearch.customerId })
    .from(customerSearch)
    .where(and(eq(customerSearch.brandId, brand.id), has))
    .limit(MOST + 1);
  if (found.length > MOST) return undefined;
  return sql`${customers.id} = any(${sql.param(found.map(({ id }) => id))}::bigint[])`;
}
