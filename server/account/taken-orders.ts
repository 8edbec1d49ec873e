// Orders that staff took by phone belong to nobody until their caller has an account.
import { and, eq, exists, isNull, like } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { orders, sessions } from '../database/schema.ts';
import type { CustomerRow } from './customer-row.ts';
import { STAFF_TOKEN } from './session.ts';

/**
 * Open orders that staff took for the phone that this customer has proved become theirs, so that
 * they follow them, ask for changes and agree to them. Orders that a device placed stay with that
 * device, where a phone is typed and not proved.
 */
export async function claimTakenOrders(
  { db, brand }: CallContext,
  { id, telefone, phoneConfirmedAt }: Pick<CustomerRow, 'id' | 'telefone' | 'phoneConfirmedAt'>,
): Promise<void> {
  if (telefone === null || telefone === '' || phoneConfirmedAt === null) return;
  const byStaff = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.brandId, orders.brandId),
        eq(sessions.id, orders.sessionId),
        like(sessions.tokenHash, `${STAFF_TOKEN}%`),
      ),
    );
  const theirs = and(
    eq(orders.brandId, brand.id),
    eq(orders.telefoneCliente, telefone),
    isNull(orders.customerId),
    isNull(orders.finishedAt),
    exists(byStaff),
  );
  await db.update(orders).set({ customerId: id }).where(theirs);
}
