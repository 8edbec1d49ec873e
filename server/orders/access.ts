// Who may see an order: the device or customer that placed it, and anyone with its link. For
// everyone else it does not exist.
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { sameSecret } from '../same-secret.ts';
import type { Viewer } from './order-shown.ts';
import { findOrder, type OrderRecord } from './records.ts';

type Caller = Pick<CallContext, 'session'>;
type OwnedBy = Pick<OrderRecord, 'sessionId' | 'customerId' | 'chaveAcompanhamento'>;

function viewerOf({ session }: Caller, order: OwnedBy, key: string | undefined): Viewer | null {
  if (
    session !== null &&
    (order.sessionId === session.id ||
      (session.customerId !== null && order.customerId === session.customerId))
  )
    return 'owner';
  return key !== undefined && sameSecret(key, order.chaveAcompanhamento) ? 'shared' : null;
}

export async function visibleOrder(
  context: CallContext,
  id: number,
  key?: string,
): Promise<{ record: OrderRecord; viewer: Viewer }> {
  const record = await findOrder(context, context.brand.id, id);
  const viewer = record === null ? null : viewerOf(context, record, key);
  if (record === null || viewer === null) throw new Refusal('notFound');
  return { record, viewer };
}

/** A shared link shows an order; only the customer that placed it pays for it or changes it. */
export async function ownOrder(id: number, context: CallContext): Promise<OrderRecord> {
  const { record, viewer } = await visibleOrder(context, id);
  if (viewer !== 'owner') throw new Refusal('notFound');
  return record;
}

/** For the event stream, which has no handler: the same result as `ObterPedido`. */
export async function canSeeOrder(
  { db, brand, session }: Pick<CallContext, 'db' | 'brand' | 'session'>,
  id: number,
  key: string | undefined,
): Promise<boolean> {
  const [row] = await db
    .select({
      sessionId: orders.sessionId,
      customerId: orders.customerId,
      chaveAcompanhamento: orders.chaveAcompanhamento,
    })
    .from(orders)
    .where(and(eq(orders.brandId, brand.id), eq(orders.id, id)));
  return row !== undefined && viewerOf({ session }, row, key) !== null;
}

/** Orders of this device or customer; null when neither is known. */
export function ownOrders({ session }: Caller): SQL | null {
  if (session === null) return null;
  const ofDevice = eq(orders.sessionId, session.id);
  return session.customerId === null
    ? ofDevice
    : (or(ofDevice, eq(orders.customerId, session.customerId)) ?? ofDevice);
}
