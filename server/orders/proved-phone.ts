// A store may ask for confirmed phones while it receives more orders than usual: a script that
// floods a kitchen has no phone to confirm.
import { and, eq, gt } from 'drizzle-orm';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext, DeviceSession } from '../context.ts';
import { orders } from '../database/schema.ts';
import { canProvePhones, phoneProved } from '../phone-proof.ts';
import { Refusal } from '../refusal.ts';

const WINDOW_MS = 15 * 60_000;

/** `confirmed`: the signed-in customer has confirmed the phone of the account. */
export async function requireProvedPhone(
  { id: storeId, confirmarCelularAcima: most }: StoreRecord,
  { telefone, confirmed }: { telefone: string; confirmed: boolean },
  session: DeviceSession,
  context: CallContext,
): Promise<void> {
  if (most === null || confirmed || !canProvePhones(context)) return;
  const { db, brand, now } = context;
  const recent = and(
    eq(orders.brandId, brand.id),
    eq(orders.storeId, storeId),
    gt(orders.createdAt, new Date(now().getTime() - WINDOW_MS)),
  );
  if ((await db.$count(orders, recent)) < most) return;
  if (!(await phoneProved(context, brand.id, session.id, telefone)))
    throw new Refusal('phoneUnconfirmed');
}
