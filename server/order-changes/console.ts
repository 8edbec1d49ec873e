// Calls with which staff change an order after it was placed, or give a part of its money back.
import type { Handlers } from '../handlers.ts';
import { shownToStaff } from '../orders/for-staff.ts';
import { signedIn } from '../permission.ts';
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
    return shownToStaff(request.id, context);
  },
  withdrawChange: async ({ id, revisaoPedido }, context) => {
    await withdrawChange(id, revisaoPedido, signedIn(context), context);
    return shownToStaff(id, context);
  },
  answerWish: async (request, context) => {
    await answerWish(request, signedIn(context), context);
    askForParts(request.id, context);
    return shownToStaff(request.id, context);
  },
  refundPart: async (request, context) => {
    const staff = signedIn(context);
    await requireFreshProof(context, staff);
    await refundPart(request, staff, context);
    return shownToStaff(request.id, context);
  },
} satisfies Partial<Handlers>;
