// Where a device sits. The session's sitting is an order's only proof of a table.
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import type { Database, Transaction } from '../database/open.ts';
import { diningTables, sittingPeople, sittings, stores } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { TableRow } from './tokens.ts';

/**
 * A connection lasts 0.2 days from the last order (the specification, section 9); the bill stays
 * until it is closed.
 */
const SEAT_MS = 0.2 * 86_400_000;

export type SittingRow = typeof sittings.$inferSelect;
export type PersonRow = typeof sittingPeople.$inferSelect;
export type SeatRecord = { person: PersonRow; sitting: SittingRow; table: TableRow };

type Needs = { db: Database | Transaction } & Pick<CallContext, 'brand' | 'now'>;

/** The open sitting of this device, or null. */
export async function findSeat(
  { db, brand, now }: Needs,
  sessionId: number,
): Promise<SeatRecord | null> {
  const [found] = await db
    .select({ person: sittingPeople, sitting: sittings, table: diningTables })
    .from(sittingPeople)
    .innerJoin(
      sittings,
      and(eq(sittings.brandId, sittingPeople.brandId), eq(sittings.id, sittingPeople.sittingId)),
    )
    .innerJoin(
      diningTables,
      and(eq(diningTables.brandId, sittings.brandId), eq(diningTables.id, sittings.tableId)),
    )
    .where(
      and(
        eq(sittingPeople.brandId, brand.id),
        eq(sittingPeople.sessionId, sessionId),
        isNull(sittingPeople.leftAt),
        isNull(sittings.closedAt),
        gt(sittingPeople.joinedAt, new Date(now().getTime() - SEAT_MS)),
      ),
    )
    .orderBy(desc(sittingPeople.id))
    .limit(1);
  return found ?? null;
}

/** After sign-in at a table, the new session takes the old one's seat. */
export async function keepSeat(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  before: number,
  after: number,
): Promise<void> {
  await db
    .update(sittingPeople)
    .set({ sessionId: after })
    .where(and(eq(sittingPeople.brandId, brand.id), eq(sittingPeople.sessionId, before)));
}

/** Ordering renews the connection. */
export function seatClaim({ person }: SeatRecord, at: Date): Claim {
  return async (tx, { brandId }) => {
    await tx
      .update(sittingPeople)
      .set({ joinedAt: at })
      .where(and(eq(sittingPeople.brandId, brandId), eq(sittingPeople.id, person.id)));
  };
}

export async function lockOpenSitting(
  tx: Transaction,
  brandId: number,
  id: number,
): Promise<SittingRow> {
  const [row] = await tx
    .select()
    .from(sittings)
    .where(and(eq(sittings.brandId, brandId), eq(sittings.id, id), isNull(sittings.closedAt)))
    .for('update');
  if (row === undefined) throw new Refusal('tableClosed');
  return row;
}

type Table = Pick<TableRow, 'brandId' | 'id' | 'storeId'>;

/**
 * Locks tables and their open sittings. Every change locks in this order: tables, then sittings,
 * each by id, then dependent rows. So opposite moves between two tables cannot deadlock.
 */
export async function lockTables(
  tx: Transaction,
  brandId: number,
  tableIds: readonly number[],
): Promise<Map<number, SittingRow>> {
  await tx
    .select({ id: diningTables.id })
    .from(diningTables)
    .where(and(eq(diningTables.brandId, brandId), inArray(diningTables.id, [...tableIds])))
    .orderBy(asc(diningTables.id))
    .for('update');
  const open = await tx
    .select()
    .from(sittings)
    .where(
      and(
        eq(sittings.brandId, brandId),
        inArray(sittings.tableId, [...tableIds]),
        isNull(sittings.closedAt),
      ),
    )
    .orderBy(asc(sittings.id))
    .for('update');
  return new Map(open.map((sitting) => [sitting.tableId, sitting]));
}

/** The open sitting of a locked table, opened if there is none. */
export async function openLocked(
  tx: Transaction,
  table: Table,
  locked: Map<number, SittingRow>,
  now: Date,
): Promise<SittingRow> {
  const there = locked.get(table.id);
  if (there !== undefined) return there;
  const [store] = await tx
    .select({ modo: stores.modo })
    .from(stores)
    .where(and(eq(stores.brandId, table.brandId), eq(stores.id, table.storeId)));
  const { brandId, storeId, id: tableId } = table;
  const [made] = await tx
    .insert(sittings)
    .values({ brandId, storeId, tableId, modo: store?.modo ?? 'conta', openedAt: now })
    .returning();
  if (made === undefined) throw new Error('the sitting was not stored');
  return made;
}

/** The table's row is locked so that two guests do not open two sittings. */
export async function openSitting(tx: Transaction, table: Table, now: Date): Promise<SittingRow> {
  return openLocked(tx, table, await lockTables(tx, table.brandId, [table.id]), now);
}
