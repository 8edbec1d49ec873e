// Calls with which staff take orders by phone and at the counter: the order itself is placed as a
// customer's is.
import type { CounterRequest } from '#contract/entities/console/counter.ts';
import { sessionOfStaff } from '../account/session.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { noteCaller } from '../audit/security.ts';
import type { CallContext } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { takenBy } from '../orders/order-shown.ts';
import { placeForCustomer } from '../orders/place.ts';
import { priceCart, refuseUnserved, toQuote } from '../orders/quote.ts';
import { findOrder, type OrderRecord } from '../orders/records.ts';
import { askOnLook, askSoon } from '../payments/ask-soon.ts';
import { orderPayment } from '../payments/order-payment.ts';
import { paidAtCounter } from '../payments/paid-at-counter.ts';
import { paymentsOf } from '../payments/records.ts';
import { tryAgain } from '../payments/try-again.ts';
import { signedIn, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { ownStore } from '../staff/own-store.ts';
import { accountOf, customerByPhone } from './customer.ts';

export const counterHandlers = {
  counterStores: async (_input, context) => ({
    estabelecimentos: storesOf(signedIn(context), context).map(({ id }) => id),
  }),
  counterCustomer: async ({ idEstabelecimento, telefone }, context) => {
    const staff = signedIn(context);
    const store = ownStore(idEstabelecimento, context);
    await countAttempt(context, context.brand.id, 'counterCustomer', `staff ${staff.staffId}`);
    const found = await customerByPhone(telefone, store, staff, context);
    if (found.idCliente !== null)
      await noteCaller(context, 'customerOpened', { subject: `customer ${found.idCliente}` });
    else if (found.pedidos.length > 0) await noteCaller(context, 'customersListed');
    return found;
  },
  quoteForCustomer: async (request, context) => {
    ownStore(request.pedido.idEstabelecimento, context);
    const priced = await priceCart(request, {
      ...context,
      session: await taking(request, context),
    });
    refuseUnserved(priced, context);
    return toQuote(priced, context);
  },
  takeOrder: async (request, context) => {
    const { staffId } = signedIn(context);
    ownStore(request.pedido.idEstabelecimento, context);
    const session = await taking(request, context);
    return placeForCustomer(
      request,
      { staffId, session, claims: [logLine(request, context), ...received(request, context)] },
      context,
    );
  },
  counterPayment: async ({ id }, context) => {
    const order = await takenHere(id, context);
    const [newest] = order.payBy === null ? [] : await paymentsOf(context.db, context.brand.id, id);
    await askOnLook(context, newest);
    return orderPayment(order, context);
  },
  renewCounterPayment: async ({ id }, context) => {
    await takenHere(id, context);
    await countAttempt(context, context.brand.id, 'payOrder', String(id));
    await tryAgain(id, { methodId: null, troco: null }, context);
    askSoon(context, { brandId: context.brand.id, orderId: id });
    return orderPayment(await takenHere(id, context), context);
  },
} satisfies Partial<Handlers>;

/** The order belongs to staff's own session, and to the customer whose phone it is. */
async function taking({ pedido }: CounterRequest, context: CallContext) {
  const { staffId } = signedIn(context);
  const [id, account] = await Promise.all([
    sessionOfStaff(context, context.brand.id, staffId),
    accountOf(pedido.cliente.telefone, context),
  ]);
  return { id, customerId: account?.id ?? null };
}

/** Money on the spot; what is paid first by code is received when its provider says so. */
const received = ({ recebido }: CounterRequest, { now }: CallContext): Claim[] =>
  recebido === true ? [paidAtCounter(now())] : [];

function logLine({ pedido }: CounterRequest, context: CallContext): Claim {
  return (tx, { id }) =>
    recordChange(tx, authorOf(context, signedIn(context)), {
      action: 'takeOrder',
      subject: `order ${id}`,
      before: null,
      after: { total: pedido.valorTotal },
    });
}

/** An order of the caller's stores that staff took; a customer's own payment is not for staff. */
async function takenHere(id: number, context: CallContext): Promise<OrderRecord> {
  const order = await findOrder(context, context.brand.id, id);
  const mine = storesOf(signedIn(context), context).some((store) => store.id === order?.storeId);
  if (order === null || !mine || takenBy(order) === null) throw new Refusal('notFound');
  return order;
}
