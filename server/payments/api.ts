// Calls about the payments of an order.
import type { OrderPayment } from '#contract/entities/payment.ts';
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { ownOrder, visibleOrder } from '../orders/access.ts';
import { takenBy } from '../orders/order-shown.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { askOnLook, askSoon } from './ask-soon.ts';
import { confirmRefund, retryRefund } from './by-hand.ts';
import { cardDetails } from './card-order.ts';
import { confirmPix } from './confirm-pix.ts';
import { orderPayment } from './order-payment.ts';
import { payOpenSandboxPix } from './pay-sandbox-pix.ts';
import { receivePixWebhook } from './pix-webhook.ts';
import { paymentsOf } from './records.ts';
import { tryAgain } from './try-again.ts';

export const paymentHandlers = {
  orderPayment: async ({ id, chave }, context) => {
    const { record: order, viewer } = await visibleOrder(context, id, chave);
    // No browser has the session of an order that staff took: its link is how it is paid.
    const byLink = viewer === 'shared' && takenBy(order) !== null;
    if (viewer !== 'owner' && !byLink) throw new Refusal('notFound');
    const [newest] = order.payBy === null ? [] : await paymentsOf(context.db, context.brand.id, id);
    await askOnLook(context, newest);
    const shown = await orderPayment(order, context);
    // Anybody may pay for a friend; how it is paid is for the customer and staff to choose.
    return byLink ? { ...shown, podePagar: false, outrasFormas: [] } : shown;
  },
  payOrder: async ({ id, formaPagamento, troco = null, ...card }, context) => {
    const order = await ownOrder(id, context);
    await countAttempt(context, context.brand.id, 'payOrder', String(id));
    const method = context.brand.stores
      .find((store) => store.id === order.storeId)
      ?.paymentMethods.find(
        (candidate) => candidate.id === (formaPagamento?.id ?? order.formaPagamento.id),
      );
    const details =
      method?.tipo === 'cartaoOnline' ? await cardDetails(card, order.storeId, context) : {};
    await tryAgain(id, { methodId: formaPagamento?.id ?? null, troco }, context, details);
    askSoon(context, { brandId: context.brand.id, orderId: id });
    return reread(id, context);
  },
  paySandboxPix: async ({ id }, context) => {
    const order = await ownOrder(id, context);
    await payOpenSandboxPix(await paymentsOf(context.db, context.brand.id, order.id), context);
    return reread(id, context);
  },
  pixWebhook: async (message, context) => {
    await receivePixWebhook(message, context);
    return { registrado: true };
  },
  confirmPix: async ({ id }, context) => confirmPix(id, signedIn(context), context),
  confirmRefund: async ({ id }, context) => confirmRefund(id, signedIn(context), context),
  retryRefund: async ({ id }, context) => retryRefund(id, signedIn(context), context),
} satisfies Partial<Handlers>;

async function reread(id: number, context: CallContext): Promise<OrderPayment> {
  return orderPayment(await ownOrder(id, context), context);
}
