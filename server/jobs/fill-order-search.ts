// Makes orders findable that were finished before `order_search` existed, a little per round.
import { and, desc, eq, isNotNull, isNull, lt, max, ne, or, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { isNotAway } from '../database/brands-with.ts';
import type { Database } from '../database/open.ts';
import { brands, orderSearch, orders } from '../database/schema.ts';

const ROWS_AT_ONCE = 500;
/** For a round: together they take a second or two. */
const MOST_STEPS = 20;

export async function fillOrderSearch({ db }: Pick<Services, 'db'>): Promise<void> {
  let steps = 0;
  for (const { id, below } of await brandsToFill(db)) {
    let next = below ?? (await aboveAll(db, id));
    for (; next > 0 && steps < MOST_STEPS; steps++) next = await fillSome(db, id, next);
    await db.update(brands).set({ unsearchableBelow: next }).where(eq(brands.id, id));
    if (steps >= MOST_STEPS) return;
  }
}

/** Those with orders that may be missing, and how far each has come. */
export const brandsToFill = (db: Database) =>
  db
    .select({ id: brands.id, below: brands.unsearchableBelow })
    .from(brands)
    .where(
      and(
        or(isNull(brands.unsearchableBelow), ne(brands.unsearchableBelow, 0)),
        isNotAway(brands.id),
      ),
    );

async function aboveAll(db: Database, brandId: number): Promise<number> {
  const [row] = await db
    .select({ id: max(orders.id) })
    .from(orders)
    .where(eq(orders.brandId, brandId));
  return (row?.id ?? 0) + 1;
}

/** The lowest id that it looked at; 0: there is none below. */
async function fillSome(db: Database, brandId: number, below: number): Promise<number> {
  const grams = sql<number[]>`order_grams(${orders.brandId}, ${orders.numero},
    ${orders.nomeCliente}, ${orders.telefoneCliente}, ${orders.itens})`;
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.brandId, brandId), lt(orders.id, below)))
    .orderBy(desc(orders.id))
    .limit(ROWS_AT_ONCE);
  const ids = (await newest).map(({ id }) => id);
  const lowest = ids.at(-1);
  if (lowest === undefined) return 0;
  await db
    .insert(orderSearch)
    .select(
      db
        .select({ brandId: orders.brandId, orderId: orders.id, grams: grams.as('grams') })
        .from(orders)
        .where(
          and(
            eq(orders.brandId, brandId),
            sql`${orders.id} >= ${lowest}`,
            lt(orders.id, below),
            isNotNull(orders.finishedAt),
          ),
        ),
    )
    // A trigger was first, and knows of later changes.
    .onConflictDoNothing();
  return ids.length < ROWS_AT_ONCE ? 0 : lowest;
}
