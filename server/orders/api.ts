// Calls about the order: its price, its birth, its life.
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Order } from '#contract/entities/order.ts';
import { customerMayCancel, ORDER_STATUS } from '#rules/order-status.ts';
import { countAttempt } from '../account/attempts.ts';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { ownOrders, visibleOrder } from './access.ts';
import { browserErrorFields } from './browser-error.ts';
import { moveOrder } from './move.ts';
import { placeOrder } from './place.ts';
import { priceCart } from './quote.ts';
import { findOrders, openFirst, toOrder } from './records.ts';

const BROWSER_ERRORS = { limit: 30, windowSeconds: 60 };

export const orderHandlers = {
  quoteOrder: async (input, context) => {
    // The device is known before it orders: when the reply to an order is lost, the second try is the same device's and makes no second order.
    await context.ensureSession();
    const { totals, changes } = await priceCart(input, context);
    return { ...totals, alteracoes: changes };
  },
  placeOrder,
  cancelOrder: async ({ id, motivo }, context) => {
    const { record, viewer } = await visibleOrder(context, id);
    if (viewer !== 'owner') throw new Refusal('notFound');
    const to = ORDER_STATUS.cancelled;
    const move = { brandId: context.brand.id, orderId: id, from: null, to, actor: 'customer', language: context.language, reason: motivo } as const;
    const details = (now: typeof record) => z.encode(Order, toOrder(now, context.brand, 'owner'));
    try {
      return toOrder(await moveOrder(context, move, details), context.brand, 'owner');
    } catch (error) {
      throw error instanceof Refusal && error.key === 'moveRefused' ? await cancelRefusal(error, id, context) : error;
    }
  },
  orderStatus: async ({ id, chave }, context) => {
    const { record } = await visibleOrder(context, id, chave);
    return { id, status: record.status, statusPagamento: record.statusPagamento };
  },
  order: async ({ id, chave }, context) => {
    const { record, viewer } = await visibleOrder(context, id, chave);
    return toOrder(record, context.brand, viewer);
  },
  customerOrders: async ({ pagina, quantidade }, context) => {
    const own = ownOrders(context);
    if (own === null) return { pedidos: [], total: 0 };
    const [records, total] = await Promise.all([
      findOrders(context.db, context.brand.id, own, quantidade, (pagina - 1) * quantidade, openFirst),
      context.db.$count(orders, sql`${orders.brandId} = ${context.brand.id} and ${own}`),
    ]);
    return { pedidos: records.map((record) => toOrder(record, context.brand, 'owner')), total };
  },
  lastOrder: async (_input, context) => {
    const own = ownOrders(context);
    const [record] = own === null ? [] : await findOrders(context.db, context.brand.id, own, 1);
    return { pedido: record === undefined ? null : toOrder(record, context.brand, 'owner') };
  },
  logError: async ({ identificador, erro }, context) => {
    await countAttempt(context, context.brand.id, 'browserError', context.callerHash, BROWSER_ERRORS.limit, BROWSER_ERRORS.windowSeconds);
    context.log.warn('browserError', { brand: context.brand.appNome, request: context.requestId, ...browserErrorFields(identificador, erro) });
    return { registrado: true };
  },
} satisfies Partial<Handlers>;

/** The store was faster and is cooking: that has a sentence of its own. */
async function cancelRefusal(refusal: Refusal, id: number, context: CallContext): Promise<Refusal> {
  const { record } = await visibleOrder(context, id);
  const cooking = record.finishedAt === null && !customerMayCancel(record.status);
  return cooking ? new Refusal('cancelTooLate', {}, refusal.details) : refusal;
}
