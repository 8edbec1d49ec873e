// The orders that wait for the printer, one after another.
import type { Order } from '#contract/entities/order.ts';

type Waiting = Pick<Order, 'id' | 'revisaoPedido'>;

/**
 * Pressed twice, an order waits once. Where printing does not stop the page, as on an iPad, the
 * second press comes while the first is printed, and the queue would end at the same order: none
 * after it was printed until the page was loaded again. Changed meanwhile, it is another paper.
 */
export function withWaiting<Printed extends Waiting>(
  queue: readonly Printed[],
  next: Printed,
): readonly Printed[] {
  const waits = queue.some(
    ({ id, revisaoPedido }) => id === next.id && revisaoPedido === next.revisaoPedido,
  );
  return waits ? queue : [...queue, next];
}
