// The tables that moves of a register come from.
import { and, eq, inArray } from 'drizzle-orm';
import { labelOf } from '#rules/places/table-label.ts';
import type { Database, Transaction } from '../database/open.ts';
import {
  diningTables,
  payments,
  type registerMoves,
  sittingPeople,
  sittings,
  tabPayments,
} from '../database/schema.ts';

type Move = Pick<typeof registerMoves.$inferSelect, 'source' | 'orderId'>;

/** By the source of the move; a move that is not of a table has none. */
export async function tableNames(
  db: Database | Transaction,
  brandId: number,
  moves: readonly Move[],
): Promise<Map<string, string>> {
  const idsOf = (kind: string) =>
    moves.flatMap(({ source, orderId }) =>
      orderId === null && source.startsWith(`${kind} `)
        ? Number(source.slice(kind.length + 1))
        : [],
    );
  const bills = [...idsOf('bill'), ...idsOf('voided')];
  const paid = idsOf('payment');
  const ofBrand = {
    sitting: eq(sittings.brandId, brandId),
    table: eq(diningTables.brandId, brandId),
  };
  const table = and(ofBrand.table, eq(diningTables.id, sittings.tableId));
  const names = { tipo: diningTables.tipo, numero: diningTables.numero };
  const byStaff =
    bills.length === 0
      ? []
      : await db
          .select({ id: tabPayments.id, ...names })
          .from(tabPayments)
          .innerJoin(sittings, and(ofBrand.sitting, eq(sittings.id, tabPayments.sittingId)))
          .innerJoin(diningTables, table)
          .where(and(eq(tabPayments.brandId, brandId), inArray(tabPayments.id, bills)));
  const byPhone =
    paid.length === 0
      ? []
      : await db
          .select({ id: payments.id, ...names })
          .from(payments)
          .innerJoin(
            sittingPeople,
            and(eq(sittingPeople.brandId, brandId), eq(sittingPeople.id, payments.personId)),
          )
          .innerJoin(sittings, and(ofBrand.sitting, eq(sittings.id, sittingPeople.sittingId)))
          .innerJoin(diningTables, table)
          .where(and(eq(payments.brandId, brandId), inArray(payments.id, paid)));
  return new Map([
    ...byStaff.flatMap((row) => [
      [`bill ${row.id}`, labelOf(row)] as const,
      [`voided ${row.id}`, labelOf(row)] as const,
    ]),
    ...byPhone.map((row) => [`payment ${row.id}`, labelOf(row)] as const),
  ]);
}
