// Entering the checkout of an open store gives the customer ten minutes to order, even if the store
// closes meanwhile. A pause takes effect at once, because the kitchen asked for it.
import { and, eq, sql } from 'drizzle-orm';
import { stateAt } from '../brand/store-records.ts';
import type { CallContext } from '../context.ts';
import { checkoutPromises } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

const HELD_MS = 600_000;

/** Null: nothing was promised, or it has expired. */
export async function promisedUntil(
  { db, brand, session, now }: CallContext,
  storeId: number,
): Promise<Date | null> {
  if (session === null) return null;
  const { until } = checkoutPromises;
  const own = and(
    eq(checkoutPromises.brandId, brand.id),
    eq(checkoutPromises.sessionId, session.id),
    eq(checkoutPromises.storeId, storeId),
  );
  const [row] = await db.select({ until }).from(checkoutPromises).where(own);
  return row !== undefined && row.until > now() ? row.until : null;
}

/** Each view of an open store's checkout renews it; a closed store does not extend it. */
export async function holdCheckout(
  { idEstabelecimento }: { idEstabelecimento: number },
  context: CallContext,
): Promise<{ garantidoAte: string | null }> {
  const { db, brand, now } = context;
  const store = brand.stores.find(({ id }) => id === idEstabelecimento);
  if (store === undefined) throw new Refusal('storeNotFound');
  const session = await context.ensureSession();
  const { estado } = stateAt(store, now());
  if (estado !== 'aberto')
    return {
      garantidoAte:
        estado === 'fechado'
          ? ((await promisedUntil(context, store.id))?.toISOString() ?? null)
          : null,
    };
  const until = new Date(now().getTime() + HELD_MS);
  await db
    .insert(checkoutPromises)
    .values({ brandId: brand.id, sessionId: session.id, storeId: store.id, until })
    .onConflictDoUpdate({
      target: [checkoutPromises.brandId, checkoutPromises.sessionId, checkoutPromises.storeId],
      set: { until: sql`excluded.until` },
    });
  return { garantidoAte: until.toISOString() };
}
