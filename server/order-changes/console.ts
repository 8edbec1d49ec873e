// Calls with which staff change an order after it was placed, or give a part of its money back.
import type { Order } from '#contract/entities/order.ts';
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { toOrder } from '../orders/order-shown.ts';
import { findOrder } from '../orders/records.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { requireFreshProof } from '../staff/proof.ts';
import { answerWish } from './answer-wish.ts';
import { changeOrder, orderOfStaff, requireUnchanged, withdrawChange } from './change.ts';
import { priceChange } from './price-change.ts';
import { askForParts, refundPart } from './refund.ts';
import { toChangeQuote } from './wish.ts';

export const orderChangeHandlers = {
  quoteChange: async (request, context) => {
    const order = await orderOfStaff(context.db, request.id, signedIn(context), context);
    requireUnchanged(order, request.revisaoPedido);
    return toChangeQuote(await priceChange(order, request, context));
  },
  changeOrder: async (request, context) => {
    await changeOrder(request, signedIn(context), context);
    askForParts(request.id, context);
    return shown(request.id, context);
  },
  withdrawChange: async ({ id, revisaoPedido }, context) => {
    await withdrawChange(id, revisaoPedido, signedIn(context), context);
    return shown(id, context);
  },
  answerWish: async (request, context) => {
    await answerWish(request, signedIn(context), context);
    askForParts(request.id, context);
    return shown(request.id, context);
  },
  refundPart: async (request, context) => {
    const staff = signedIn(context);
    await requireFreshProof(context, staff);
    await refundPart(request, staff, context);
    return shown(request.id, context);
  },
} satisfies Partial<Handlers>;

async function shown(id: number, context: CallContext): Promise<Order> {
  const record = await findOrder(context, context.brand.id, id);
  if (record === null) throw new Refusal('notFound');
  return toOrder(record, context.brand, 'staff');
}
