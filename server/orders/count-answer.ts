// How long a store took to answer an order, for the operator's metrics.
import { type Actor, comesToNothing, ORDER_STATUS } from '#rules/orders/order-status.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { OrderRow } from './records.ts';

/** After the move of `row` is stored. A customer who cancels is no answer. */
export function countAnswer(
  metrics: Metrics,
  { status, createdAt, changedAt, inicioPreparo: dueAt }: OrderRow,
  { to, actor }: { to: number; actor: Actor },
  now: Date,
): void {
  if (status !== ORDER_STATUS.awaitingAcceptance) return;
  if (actor !== 'staff' && actor !== 'clock') return;
  const refusal = actor === 'staff' ? 'declined' : 'expired';
  // A payment may have moved the order to the store later, and a scheduled order reaches it later.
  const since = Math.max((changedAt ?? createdAt).getTime(), dueAt?.getTime() ?? 0);
  const seconds = Math.max(0, now.getTime() - since) / 1000;
  metrics.orderAnswered(comesToNothing(to) ? refusal : 'accepted', seconds);
}
