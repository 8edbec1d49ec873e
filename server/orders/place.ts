// Turns a cart into an order. Everything is computed again from the server's own data, and one key
// creates one order.
import { createHash } from 'node:crypto';
import type { CartRequest } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { CallContext, DeviceSession } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import { countingOf } from '../limits/attempts.ts';
import { askSoon } from '../payments/ask-soon.ts';
import { cardDetails } from '../payments/card-order.ts';
import { attemptFor } from '../payments/first-attempt.ts';
import { Refusal } from '../refusal.ts';
import { calledAs, seatToOrder } from '../tables/ordering.ts';
import { seatClaim } from '../tables/seats.ts';
import { holdSitting, tabClaim } from '../tables/tab.ts';
import { acceptance } from './accept-at-once.ts';
import { announceSoon } from './announce-soon.ts';
import { requireCompleteOrder } from './check-order.ts';
import { newOrder } from './new-order.ts';
import { contactOf, countingOfCustomer } from './order-contact.ts';
import { requireProvedPhone } from './proved-phone.ts';
import { priceCart } from './quote.ts';
import { firstReceipt, type Receipt } from './receipt.ts';
import { chosenSlot, slotClaim } from './slots.ts';
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
  const placing = { request, requestHash, session, taker };
  try {
    return (
      (await placeNew(placing, context)) ?? (await placedBefore(placing, context)) ?? unreachable()
    );
  } catch (error) {
    // This key has already created its order, even if the store has closed since or the last
    // portion was its own.
    const first = error instanceof Refusal ? await placedBefore(placing, context) : null;
    if (first !== null) return first;
    throw error;
  }
}

type Placing = {
  request: CartRequest;
  requestHash: string;
  session: DeviceSession;
  taker: Taker | null;
};

/** What the order of this key was answered with; null: the key is new. */
const placedBefore = (
  { request, requestHash, session }: Placing,
  context: CallContext,
): Promise<Receipt | null> =>
  firstReceipt(context, [session.id], request.pedido.chaveIdempotencia, requestHash);

function unreachable(): never {
  throw new Error('the key is used and its order is not there');
}

/** Null: the key was used before. */
async function placeNew(placing: Placing, context: CallContext): Promise<Receipt | null> {
  const { request, requestHash, session, taker } = placing;
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
  const byCard = priced.payment?.tipo === 'cartaoOnline';
  // Sent again after a lost reply, it must not use up one of the customer's attempts.
  if (byCard && (await placedBefore(placing, context)) !== null) return null;
  const card = byCard ? await cardDetails(pedido, priced.store.id, context) : {};
  const online = await attemptFor(priced, session, context, card, byStaff);
  const parts = { request, requestHash, session, contact, priced, online, slot };
  const order = newOrder({ ...parts, staffId: taker?.staffId ?? null }, context);
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
