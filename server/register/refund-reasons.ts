// Why money went back, beside the moves of a register that are refunds.
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { partialRefunds, type registerMoves, tabPayments } from '../database/schema.ts';

type Move = Pick<typeof registerMoves.$inferSelect, 'source'>;

/**
 * By the source of the move: what staff wrote as they gave a part back, changed the order or took
 * back a payment at a table.
 */
export async function refundReasons(
  db: Database | Transaction,
  brandId: number,
  moves: readonly Move[],
): Promise<Map<string, string>> {
  const idsOf = (kind: RegExp) =>
    moves.flatMap(({ source }) => kind.exec(source)?.[1] ?? []).map(Number);
  const ofParts = idsOf(/^part (\d+)$/);
  const ofBills = idsOf(/^voided (\d+)$/);
  const parts =
    ofParts.length === 0
      ? []
      : await db
          .select({ id: partialRefunds.id, motivo: partialRefunds.motivo })
          .from(partialRefunds)
          .where(and(eq(partialRefunds.brandId, brandId), inArray(partialRefunds.id, ofParts)));
  const bills =
    ofBills.length === 0
      ? []
      : await db
          .select({ id: tabPayments.id, motivo: tabPayments.motivoEstorno })
          .from(tabPayments)
          .where(and(eq(tabPayments.brandId, brandId), inArray(tabPayments.id, ofBills)));
  return new Map([
    ...parts.map(({ id, motivo }) => [`part ${id}`, motivo] as const),
    ...bills.map(({ id, motivo }) => [`voided ${id}`, motivo ?? ''] as const),
  ]);
}
