// Turns a cart into an order. Everything is computed again from the server's own data, and one key
// creates one order.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CartRequest } from '#contract/entities/order.ts';
import type { OrderItem, StoredItem } from '#contract/entities/order-item.ts';
import { mayGoWithoutSignUp } from '#rules/cart/without-sign-up.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { storedItem } from '#rules/price/stored-item.ts';
import type { CallContext, DeviceSession } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import { customers, orders } from '../database/schema.ts';
import { type Counted, type Counting, countingOf } from '../limits/attempts.ts';
import { askSoon } from '../payments/ask-soon.ts';
import { cardDetails } from '../payments/card-order.ts';
import { attemptFor, type FirstAttempt } from '../payments/first-attempt.ts';
import { Refusal } from '../refusal.ts';
import { calledAs, seatToOrder, WITH_THE_BILL } from '../tables/ordering.ts';
import { seatClaim } from '../tables/seats.ts';
import { holdSitting, tabClaim } from '../tables/tab.ts';
import { announceSoon } from './announce-soon.ts';
import { type Contact, requireCompleteOrder } from './check-order.ts';
import { drawDeliveryCode } from './delivery-code.ts';
import type { NewOrder } from './insert-order.ts';
import { applyMove } from './move.ts';
import { requireProvedPhone } from './proved-phone.ts';
import { type PricedOrder, priceCart } from './quote.ts';
import { firstReceipt, type Receipt } from './receipt.ts';
import { type ChosenSlot, chosenSlot, slotClaim } from './slots.ts';
import { writeOrder } from './write-order.ts';

/** A member of staff who takes an order for a customer, and how the store is to treat it. */
export type Taker = {
  staffId: number;
  /** Owns the order; its customer is the one who was recognised by phone, if any. */
  session: DeviceSession;
  /** Belongs to the order, and is written with it. */
  claims: readonly Claim[];
};

export const placeOrder = async (request: CartRequest, context: CallContext): Promise<Receipt> =>
  placeOnce(request, await context.ensureSession(), null, context);

/** Order, price and checks are those of customers; `taker.session` replaces the device. */
export const placeForCustomer = (
  request: CartRequest,
  taker: Taker,
  context: CallContext,
): Promise<Receipt> =>
  placeOnce(request, taker.session, taker, { ...context, session: taker.session });

async function placeOnce(
  request: CartRequest,
  session: DeviceSession,
  taker: Taker | null,
  context: CallContext,
): Promise<Receipt> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const repeated = () =>
    firstReceipt(context, [session.id], request.pedido.chaveIdempotencia, requestHash);
  try {
    return (
      (await placeNew(request, requestHash, session, taker, context)) ??
      (await repeated()) ??
      unreachable()
    );
  } catch (error) {
    // This key has already created its order, even if the store has closed since or the last
    // portion was its own.
    const first = error instanceof Refusal ? await repeated() : null;
    if (first !== null) return first;
    throw error;
  }
}

function unreachable(): never {
  throw new Error('the key is used and its order is not there');
}

/**
 * Only requests that would become orders count. A phone that this customer has confirmed is not
 * counted: strangers who type it must not stop its owner.
 */
function countingOfCustomer(
  session: DeviceSession,
  { telefone, confirmed }: Contact & { confirmed: boolean },
  storeId: number,
  context: CallContext,
): Counting {
  const phone = telefone === '' || confirmed ? [] : [{ name: 'orderPhone', subject: telefone }];
  return countingOf(context, [
    { name: 'orderDevice', subject: String(session.id) },
    ...(phone as Counted[]),
    { name: 'orderNetwork', subject: context.callerHash },
    { name: 'orderStore', subject: String(storeId) },
  ]);
}

/** Null: the key was used before. */
async function placeNew(
  request: CartRequest,
  requestHash: string,
  session: DeviceSession,
  taker: Taker | null,
  context: CallContext,
): Promise<Receipt | null> {
  const { pedido } = request;
  const byStaff = taker !== null;
  const atTable = pedido.tipoPedido === ORDER_TYPE.table;
  // A table has a sitting and a bill, and staff order for it there.
  if (byStaff && atTable) throw new Refusal('malformed', { field: 'tipoPedido' });
  const person = atTable ? null : await contactOf(pedido.cliente, session, byStaff, context);
  const priced = await priceCart(request, context);
  const seat = atTable ? seatToOrder(priced) : null;
  const contact = person ?? {
    nome: seat === null ? '' : calledAs(seat),
    telefone: '',
    confirmed: false,
  };
  await requireCompleteOrder(request, priced, contact, context, byStaff);
  if (!atTable && !byStaff) await requireProvedPhone(priced.store, contact, session, context);
  const slot = chosenSlot(pedido, priced.store, context.now());
  const card =
    priced.payment?.tipo === 'cartaoOnline'
      ? await cardDetails(pedido, priced.store.id, context)
      : {};
  const online = await attemptFor(priced, session, context, card, byStaff);
  const order = newOrder(
    request,
    requestHash,
    session,
    contact,
    priced,
    online,
    slot,
    context,
    taker?.staffId ?? null,
  );
  const tab =
    seat === null
      ? []
      : [
          tabClaim(seat, {
            ...order,
            percent: priced.store.percentualServico,
            prepaid: online !== null,
          }),
          seatClaim(seat, order.createdAt),
        ];
  // A move gives a slot back before a coupon (on-move.ts): the other way round, two would wait for
  // each other.
  const claims = [
    ...tab,
    ...(slot === null ? [] : [slotClaim(priced.store, slot)]),
    ...priced.claims,
    ...(online === null ? [] : [online.claim]),
    ...(taker?.claims ?? []),
  ];
  // What staff take is accepted, unless it is paid first.
  const accepted = taker !== null && online === null;
  if (accepted) claims.push(acceptance(order, priced.store, taker.staffId, context));
  const placed = await writeOrder(
    order,
    { ...priced, claims, hold: seat && ((tx) => holdSitting(tx, order.brandId, seat)) },
    request,
    taker === null
      ? countingOfCustomer(session, contact, priced.store.id, context)
      : countingOf(context, [{ name: 'orderStaff', subject: String(taker.staffId) }]),
    context,
  );
  if (placed === null) return null;
  if (online !== null) askSoon(context, { brandId: order.brandId, orderId: placed.id });
  const status = accepted ? ORDER_STATUS.accepted : order.status;
  const { statusPagamento } = order;
  announceSoon(context, {
    kind: 'order',
    brandId: order.brandId,
    storeId: order.storeId,
    orderId: placed.id,
    status,
    statusPagamento,
  });
  return {
    ...placed,
    status,
    codigoEstabelecimento: priced.store.codigo,
    chaveAcompanhamento: order.chaveAcompanhamento,
  };
}

/** Moves the new order on in its own transaction, so that no board shows it as waiting. */
export function acceptance(
  { brandId, tipoPedido }: NewOrder,
  { tempoEntregaMaximo, tempoRetirada }: PricedOrder['store'],
  staffId: number,
  { now }: CallContext,
): Claim {
  const minutes = tipoPedido === ORDER_TYPE.delivery ? tempoEntregaMaximo : tempoRetirada;
  return async (tx, { id }) => {
    const own = and(eq(orders.brandId, brandId), eq(orders.id, id));
    const [row] = await tx.select().from(orders).where(own).for('update');
    if (row === undefined) throw new Refusal('notFound');
    const move = { to: ORDER_STATUS.accepted, actor: 'staff', staffId, minutes } as const;
    await applyMove(tx, row, move, now());
  };
}

/**
 * Who to call: the signed-in customer, or the guest where the brand allows guests. The checks
 * report what is missing.
 */
async function contactOf(
  guest: CartRequest['pedido']['cliente'],
  { customerId }: DeviceSession,
  byStaff: boolean,
  { db, brand }: CallContext,
): Promise<Contact & { confirmed: boolean }> {
  // Staff write down what they are told, whatever the account says.
  if (byStaff) return { ...(guest ?? { nome: '', telefone: '' }), confirmed: true };
  if (customerId === null) {
    if (!mayGoWithoutSignUp(brand.settings)) throw new Refusal('signUpNeeded');
    return { ...(guest ?? { nome: '', telefone: '' }), confirmed: false };
  }
  const [customer] = await db
    .select({
      nome: customers.nome,
      telefone: customers.telefone,
      phoneConfirmedAt: customers.phoneConfirmedAt,
    })
    .from(customers)
    .where(and(eq(customers.brandId, brand.id), eq(customers.id, customerId)));
  return {
    nome: customer?.nome ?? guest?.nome ?? '',
    telefone: customer?.telefone ?? guest?.telefone ?? '',
    confirmed: customer?.telefone != null && customer.phoneConfirmedAt !== null,
  };
}

function storedOf(item: OrderItem, products: PricedOrder['products']): StoredItem {
  const product = products.get(item.produto.id);
  if (product === undefined) throw new Refusal('productNotFound');
  return storedItem(item, product);
}

export function newOrder(
  { pedido }: CartRequest,
  requestHash: string,
  session: DeviceSession,
  contact: Contact,
  { store, products, items, payment, address, totals, pricing }: PricedOrder,
  online: FirstAttempt | null,
  slot: ChosenSlot | null,
  { brand, language, now }: CallContext,
  staffId: number | null = null,
): NewOrder {
  const createdAt = now();
  if (payment === null && pedido.tipoPedido !== ORDER_TYPE.table)
    throw new Refusal('paymentMissing');
  return {
    brandId: brand.id,
    storeId: store.id,
    sessionId: session.id,
    customerId: session.customerId,
    chaveIdempotencia: pedido.chaveIdempotencia,
    requestHash,
    chaveAcompanhamento: randomBytes(24).toString('base64url'),
    status: online === null ? ORDER_STATUS.awaitingAcceptance : ORDER_STATUS.paymentPending,
    statusPagamento: online === null ? PAYMENT_STATUS.onDelivery : PAYMENT_STATUS.pending,
    tipoPedido: pedido.tipoPedido,
    entregaImediata: slot === null,
    slot,
    codigoEntrega:
      store.pedeCodigoEntrega && pedido.tipoPedido === ORDER_TYPE.delivery
        ? drawDeliveryCode()
        : null,
    itens: items.map((item) => storedOf(item, products)),
    totals,
    pricing,
    formaPagamento:
      payment === null ? WITH_THE_BILL : { id: payment.id, nome: payment.nome, tipo: payment.tipo },
    troco: payment?.tipo === 'dinheiro' ? pedido.troco : null,
    cpfNota: pedido.cpfNota,
    observacao: pedido.observacao,
    contact,
    language,
    staffId,
    endereco: address,
    createdAt,
    expiresAt: new Date((slot?.dueAt ?? createdAt).getTime() + store.minutosAceite * 60_000),
    payBy: online?.payBy ?? null,
  };
}
