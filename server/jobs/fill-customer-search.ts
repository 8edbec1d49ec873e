// Makes customers findable that were there before `customer_search`, a little per round.
import { and, desc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { isNotAway } from '../database/brands-with.ts';
import type { Database } from '../database/open.ts';
import { brands, customerSearch, customers } from '../database/schema.ts';

const ROWS_AT_ONCE = 1000;
/** For a round: together they take a second or two. */
const MOST_STEPS = 20;

export async function fillCustomerSearch({ db }: Pick<Services, 'db'>): Promise<void> {
  let steps = 0;
  for (const { id, below } of await brandsToFill(db)) {
    let next = below;
    do {
      next = await fillSome(db, id, next);
      steps += 1;
    } while (next > 0 && steps < MOST_STEPS);
    await db.update(brands).set({ unsearchableCustomersBelow: next }).where(eq(brands.id, id));
    if (steps >= MOST_STEPS) return;
  }
}

/** Those with customers that may be missing, and how far each has come. */
export const brandsToFill = (db: Database) =>
  db
    .select({ id: brands.id, below: brands.unsearchableCustomersBelow })
    .from(brands)
    .where(
      and(
        or(isNull(brands.unsearchableCustomersBelow), ne(brands.unsearchableCustomersBelow, 0)),
        isNotAway(brands.id),
      ),
    );

/** From the newest on. The lowest id that it looked at; 0: there is none below. */
async function fillSome(db: Database, brandId: number, below: number | null): Promise<number> {
  const older = and(
    eq(customers.brandId, brandId),
    below === null ? undefined : lt(customers.id, below),
  );
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(older)
    .orderBy(desc(customers.id))
    .limit(ROWS_AT_ONCE);
  const lowest = rows.at(-1)?.id;
  if (lowest === undefined) return 0;
  const grams = sql<number[]>`order_grams(${customers.brandId}, 0, ${customers.nome},
    coalesce(${customers.telefone}, ''), jsonb_build_object('data', jsonb_build_array(
      jsonb_build_object('nome', coalesce(${customers.email}, '')))))`;
  await db
    .insert(customerSearch)
    .select(
      db
        .select({ brandId: customers.brandId, customerId: customers.id, grams: grams.as('grams') })
        .from(customers)
        .where(and(older, gte(customers.id, lowest), eq(customers.tipoUsuario, 0))),
    )
    // A trigger was first, and knows of later changes.
    .onConflictDoNothing();
  return rows.length < ROWS_AT_ONCE ? 0 : lowest;
}
