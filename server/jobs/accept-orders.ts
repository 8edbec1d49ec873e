// Automatic acceptance: an order is accepted as soon as it is due, with the store's usual time,
// while a board of the store is open.
import { and, eq, exists, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { Change } from '../change.ts';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import { boardWatches, orders, stores } from '../database/schema.ts';
import { watchedSince } from '../staff/watch.ts';
import { moveDue } from './move-due.ts';

type Needs = Pick<Services, 'db' | 'log' | 'now' | 'metrics'>;
/** For one brand in a round. */
const MOST_AT_ONCE = 200;

/** For all brands. Returns how many were accepted. */
export async function acceptOrders(services: Needs): Promise<number> {
  const { brandId, id, aceiteAutomatico } = stores;
  const accepting = services.db
    .select({ id })
    .from(stores)
    .where(and(eq(brandId, orders.brandId), eq(id, orders.storeId), eq(aceiteAutomatico, true)));
  const waits = and(waiting(services.now()), exists(accepting));
  let accepted = 0;
  for (const brand of await brandsWith(services.db, orders, waits))
    accepted += await acceptOrdersOf(services, brand);
  return accepted;
}

function waiting(now: Date) {
  // A scheduled order becomes due when its preparation starts; until then the customer may cancel
  // it.
  const hasBegun = or(isNull(orders.inicioPreparo), lte(orders.inicioPreparo, now));
  return and(
    isNull(orders.finishedAt),
    eq(orders.status, ORDER_STATUS.awaitingAcceptance),
    gt(orders.expiresAt, now),
    hasBegun,
  );
}

/** `only` limits it to orders just announced. */
async function acceptOrdersOf(services: Needs, brand: number, only?: SQL): Promise<number> {
  const now = services.now();
  const waits = waiting(now);
  const due = await services.db
    .select({
      brandId: orders.brandId,
      id: orders.id,
      tipoPedido: orders.tipoPedido,
      delivery: stores.tempoEntregaMaximo,
      pickup: stores.tempoRetirada,
    })
    .from(orders)
    .innerJoin(
      stores,
      and(
        eq(stores.brandId, orders.brandId),
        eq(stores.id, orders.storeId),
        eq(stores.aceiteAutomatico, true),
      ),
    )
    .innerJoin(
      boardWatches,
      and(
        eq(boardWatches.brandId, orders.brandId),
        eq(boardWatches.storeId, orders.storeId),
        gt(boardWatches.seenAt, watchedSince(now)),
      ),
    )
    .where(and(eq(orders.brandId, brand), waits, only))
    .orderBy(orders.expiresAt)
    .limit(MOST_AT_ONCE);
  const moves = due.map(({ brandId, id, tipoPedido, delivery, pickup }) => ({
    brandId,
    id,
    minutes: tipoPedido === ORDER_TYPE.delivery ? delivery : pickup,
  }));
  return moveDue(services, moves, ORDER_STATUS.accepted, waits);
}

/**
 * Accepts announced orders at once; the job finds those that were missed, became due or got a
 * board again. Returns a function that stops it.
 */
export function startAccepting(services: Services): () => Promise<void> {
  const running = new Set<Promise<void>>();
  async function accept({
    brandId,
    storeId,
    orderId,
  }: Extract<Change, { kind: 'order' }>): Promise<void> {
    const brand = await services.brands.byId(brandId);
    if (brand?.stores.find(({ id }) => id === storeId)?.aceiteAutomatico !== true) return;
    await acceptOrdersOf(services, brandId, eq(orders.id, orderId));
  }
  const stopListening = services.changes.subscribe((change) => {
    if (change.kind !== 'order' || change.status !== ORDER_STATUS.awaitingAcceptance) return;
    const work = accept(change)
      .catch((error: unknown) =>
        services.log.warn('ordersNotAccepted', {
          error: error instanceof Error ? error.name : 'unknown',
        }),
      )
      .finally(() => running.delete(work));
    running.add(work);
  });
  return async () => {
    stopListening();
    await Promise.all(running);
  };
}
