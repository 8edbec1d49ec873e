// The two moves that a customer may make: cancelling before the store accepts, and confirming
// delivery.
import * as z from 'zod/mini';
import { Order } from '#contract/entities/order.ts';
import { customerMayCancel, ORDER_STATUS } from '#rules/orders/order-status.ts';
import type { CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { statusName } from '../words/words.ts';
import { ownOrder } from './access.ts';
import { moveOrder } from './move.ts';
import { toOrder } from './order-shown.ts';
import type { OrderRecord } from './records.ts';

export async function moveByCustomer(
  id: number,
  to: number,
  reason: string | undefined,
  context: CallContext,
): Promise<Order> {
  const { brand, language } = context;
  const seen = await ownOrder(id, context);
  // An order that waits for payment moves on only when it is paid or promised another way
  // (server/payments/try-again.ts), never on request.
  if (to !== ORDER_STATUS.cancelled && to !== ORDER_STATUS.delivered)
    throw new Refusal('moveRefused', {
      from: statusName(seen.status, language),
      to: statusName(to, language),
    });
  const move = {
    brandId: brand.id,
    orderId: id,
    from: null,
    to,
    actor: 'customer',
    language,
    reason,
  } as const;
  const show = (record: OrderRecord) => toOrder(record, brand, 'owner');
  try {
    return show(await moveOrder(context, move, (record) => z.encode(Order, show(record))));
  } catch (error) {
    const late =
      to === ORDER_STATUS.cancelled && error instanceof Refusal && error.key === 'moveRefused';
    throw late ? await cancelRefusal(error, id, context) : error;
  }
}

/** The store accepted first and is cooking: a separate message. */
async function cancelRefusal(refusal: Refusal, id: number, context: CallContext): Promise<Refusal> {
  const record = await ownOrder(id, context);
  const cooking = record.finishedAt === null && !customerMayCancel(record.status);
  return cooking ? new Refusal('cancelTooLate', {}, refusal.details) : refusal;
}
