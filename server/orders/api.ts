// Calls about the order: price, placement, status.
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import type { Handlers } from '../handlers.ts';
import { countHere } from '../limits/count-here.ts';
import { earnedBy } from '../loyalty/earned.ts';
import { visibleOrder } from './access.ts';
import { countPurchase } from './count-purchase.ts';
import { customerHistory, newestOrder } from './history.ts';
import { lastChoices } from './last-choices.ts';
import { moveByCustomer } from './move-by-customer.ts';
import { toOrder } from './order-shown.ts';
import { placeOrder } from './place.ts';
import { priceCart, refuseUnserved, toQuote } from './quote.ts';

export const orderHandlers = {
  quoteOrder: async (input, context) => {
    // Identifies the device before it orders: if the reply is lost, the retry comes from the same
    // device and creates no second order.
    countHere(context, 'quote', context.callerHash);
    context.promiseSession();
    const priced = await priceCart(input, context);
    refuseUnserved(priced, context);
    return toQuote(priced, context);
  },
  placeOrder,
  countPurchase,
  cancelOrder: async ({ id, motivo }, context) =>
    moveByCustomer(id, ORDER_STATUS.cancelled, motivo, context),
  updateOrderStatus: async ({ id, status }, context) =>
    moveByCustomer(id, status, undefined, context),
  orderStatus: async ({ id, chave }, context) => {
    const { record } = await visibleOrder(context, id, chave);
    return { id, status: record.status, statusPagamento: record.statusPagamento };
  },
  order: async ({ id, chave }, context) => {
    const { record, viewer } = await visibleOrder(context, id, chave);
    const ganhos = viewer === 'owner' ? await earnedBy(context, record) : undefined;
    const order = toOrder(record, context.brand, viewer);
    return ganhos === undefined ? order : { ...order, ganhos };
  },
  customerOrders: async (input, context) => customerHistory(input, context),
  lastOrder: async ({ idEstabelecimento }, context) => {
    const [record, ultimasEscolhas] = await Promise.all([
      newestOrder(context),
      idEstabelecimento === undefined ? null : lastChoices(idEstabelecimento, context),
    ]);
    const pedido = record === null ? null : toOrder(record, context.brand, 'owner');
    return ultimasEscolhas === null ? { pedido } : { pedido, ultimasEscolhas };
  },
} satisfies Partial<Handlers>;
