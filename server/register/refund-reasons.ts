// Why money went back, beside the moves of a register that are refunds.
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { partialRefunds, type registerMoves } from '../database/schema.ts';

type Move = Pick<typeof registerMoves.$inferSelect, 'source'>;

/** By the source of the move: what staff wrote as they gave a part back or changed the order. */
export async function refundReasons(
  db: Database | Transaction,
  brandId: number,
  moves: readonly Move[],
): Promise<Map<string, string>> {
  const ids = moves.flatMap(({ source }) => /^part (\d+)$/.exec(source)?.[1] ?? []).map(Number);
  if (ids.length === 0) return new Map();
  const parts = await db
    .select({ id: partialRefunds.id, motivo: partialRefunds.motivo })
    .from(partialRefunds)
    .where(and(eq(partialRefunds.brandId, brandId), inArray(partialRefunds.id, ids)));
  return new Map(parts.map(({ id, motivo }) => [`part ${id}`, motivo]));
}
