// Events of one order, for the page that shows it.
import { and, eq } from 'drizzle-orm';
import { streams } from '#contract/streams.ts';
import type { Services } from '../context.ts';
import { orders } from '../database/schema.ts';
import { eventStream, spread } from '../streams/event-stream.ts';

type Told = { status: number; statusPagamento: number };

/** Sent at each change; every third heartbeat reads the order again in case a notice was lost. */
const BEATS_PER_LOOK = 3;

export function orderEvents(
  services: Services,
  { brandId, orderId }: { brandId: number; orderId: number },
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  return eventStream(streams.orderEvents, signal, (sink) => {
    let received = 0;
    let beats = 0;
    let last = '';
    const tell = ({ status, statusPagamento }: Told) => {
      const told = `${status} ${statusPagamento}`;
      if (told !== last) sink.send('status', { id: orderId, status, statusPagamento });
      last = told;
    };
    const look = async () => {
      const before = received;
      const [row] = await services.db
        .select({ status: orders.status, statusPagamento: orders.statusPagamento })
        .from(orders)
        .where(and(eq(orders.brandId, brandId), eq(orders.id, orderId)));
      // A notice that arrived meanwhile is newer than the row read.
      if (row !== undefined && received === before) tell(row);
    };
    const tryLook = () => void look().catch(() => services.log.warn('orderEventsUnread'));
    const stop = services.changes.subscribe((change) => {
      if (change.kind !== 'order' || change.brandId !== brandId || change.orderId !== orderId)
        return;
      received++;
      tell(change);
      // The same status but a visible change: a code is ready, or a charge has expired.
      if (change.payment)
        sink.send('status', {
          id: orderId,
          status: change.status,
          statusPagamento: change.statusPagamento,
          pagamento: true,
        });
    }, spread(tryLook));
    tryLook();
    return {
      stop,
      beat() {
        beats++;
        if (beats % BEATS_PER_LOOK === 0) tryLook();
      },
    };
  });
}
