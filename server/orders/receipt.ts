// The reply to a repeated request: the order that its key created.
import { and, eq, inArray } from 'drizzle-orm';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

export type Receipt = OutputOf<Endpoints['placeOrder']>;

/**
 * `sessionIds`: the devices that the order may belong to. Null: the key has created no order.
 * Refuses a request that is another than the first one, and sends the first one's receipt along.
 */
export async function firstReceipt(
  { db, brand }: CallContext,
  sessionIds: readonly number[],
  key: string,
  requestHash: string,
): Promise<Receipt | null> {
  const [row] = await db
    .select({
      id: orders.id,
      numero: orders.numero,
      status: orders.status,
      storeId: orders.storeId,
      hash: orders.requestHash,
      key: orders.chaveAcompanhamento,
    })
    .from(orders)
    .where(
      and(
        eq(orders.brandId, brand.id),
        inArray(orders.sessionId, sessionIds),
        eq(orders.chaveIdempotencia, key),
      ),
    );
  if (row === undefined) return null;
  const store = brand.stores.find((candidate) => candidate.id === row.storeId);
  const receipt = {
    id: row.id,
    numero: row.numero,
    status: row.status,
    codigoEstabelecimento: store?.codigo ?? '',
    chaveAcompanhamento: row.key,
  };
  if (row.hash !== requestHash)
    throw new Refusal('orderAlreadySent', { number: row.numero }, receipt);
  return receipt;
}
