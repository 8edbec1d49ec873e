// Counts what each brand uses in a month: orders, messages that were sent, bytes of photos.
import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, localDate, zonedInstant } from '#rules/time/zoned-time.ts';
import type { Services } from '../context.ts';
import { isNotAway } from '../database/brands-with.ts';
import type { Database } from '../database/open.ts';
import { brands, brandUsage, messages, orders, stores } from '../database/schema.ts';
import { storageOf } from './plan.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** On these days of a month the one before is counted as well, so that its last hours are in it. */
const LAST_COUNT_DAY = 2;
const DEFAULT_ZONE = 'America/Sao_Paulo';

/** The present month of most brands, for lists. */
export const usualMonth = (now: Date): string => firstDay(localDate(now, DEFAULT_ZONE));

export const firstDay = (date: string): string => `${date.slice(0, 7)}-01`;

export async function sumUsage({ db, now }: Needs): Promise<void> {
  for (const { id } of await db.select({ id: brands.id }).from(brands).where(isNotAway(brands.id)))
    await countUsage(db, id, now());
}

/** Writes the brand's row of this month, and of the last one while it may still grow. */
export async function countUsage(db: Database, brandId: number, now: Date): Promise<void> {
  const [first] = await db
    .select({ fusoHorario: stores.fusoHorario })
    .from(stores)
    .where(eq(stores.brandId, brandId))
    .orderBy(asc(stores.id))
    .limit(1);
  const zone = first?.fusoHorario ?? DEFAULT_ZONE;
  const today = localDate(now, zone);
  const month = firstDay(today);
  const bytes = await storageOf(db, brandId);
  await countMonth(db, brandId, month, zone, bytes);
  if (Number(today.slice(8)) <= LAST_COUNT_DAY)
    await countMonth(db, brandId, firstDay(addDays(month, -1)), zone, null);
}

/** `bytes`: null where they are those of a later month. */
async function countMonth(
  db: Database,
  brandId: number,
  month: string,
  zone: string,
  bytes: number | null,
): Promise<void> {
  const [from, until] = [month, firstDay(addDays(month, 31))].map(
    (date) => new Date(zonedInstant(date, 0, zone)),
  ) as [Date, Date];
  const placed = and(
    eq(orders.brandId, brandId),
    gte(orders.createdAt, from),
    lt(orders.createdAt, until),
  );
  const sent = and(
    eq(messages.brandId, brandId),
    gte(messages.sentAt, from),
    lt(messages.sentAt, until),
  );
  const [ofOrders] = await db.select({ n: count() }).from(orders).where(placed);
  const [ofMessages] = await db.select({ n: count() }).from(messages).where(sent);
  const row = { orders: ofOrders?.n ?? 0, messages: ofMessages?.n ?? 0 };
  await db
    .insert(brandUsage)
    .values({ brandId, month, ...row, storageBytes: bytes ?? 0 })
    .onConflictDoUpdate({
      target: [brandUsage.brandId, brandUsage.month],
      set: {
        orders: row.orders,
        messages: sql`greatest(${brandUsage.messages}, ${row.messages})`,
        ...(bytes === null ? {} : { storageBytes: bytes }),
      },
    });
}

export type UsageRow = typeof brandUsage.$inferSelect;

/** The newest month first. */
export const usageOf = (db: Database, brandId: number, months: number): Promise<UsageRow[]> =>
  db
    .select()
    .from(brandUsage)
    .where(eq(brandUsage.brandId, brandId))
    .orderBy(desc(brandUsage.month))
    .limit(months);
