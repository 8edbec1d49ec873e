// The row of a new order, from its checked and priced parts.
import { randomBytes } from 'node:crypto';
import type { CartRequest } from '#contract/entities/order.ts';
import type { OrderItem, StoredItem } from '#contract/entities/order-item.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { storedItem } from '#rules/price/stored-item.ts';
import type { CallContext, DeviceSession } from '../context.ts';
import type { FirstAttempt } from '../payments/first-attempt.ts';
import { Refusal } from '../refusal.ts';
import { WITH_THE_BILL } from '../tables/ordering.ts';
import type { Contact } from './check-order.ts';
import { drawDeliveryCode } from './delivery-code.ts';
import type { NewOrder } from './insert-order.ts';
import type { PricedOrder } from './quote.ts';
import type { ChosenSlot } from './slots.ts';

function storedOf(item: OrderItem, products: PricedOrder['products']): StoredItem {
  const product = products.get(item.produto.id);
  if (product === undefined) throw new Refusal('productNotFound');
  return storedItem(item, product);
}

export type OrderParts = {
  request: CartRequest;
  requestHash: string;
  session: DeviceSession;
  contact: Contact;
  priced: PricedOrder;
  /** The payment that the order waits for; null if it is paid on handover or with a bill. */
  online: FirstAttempt | null;
  /** Null: as soon as possible. */
  slot: ChosenSlot | null;
  /** Who took it; null: the customer ordered. */
  staffId: number | null;
};

export function newOrder(parts: OrderParts, { brand, language, now }: CallContext): NewOrder {
  const { request, requestHash, session, contact, priced, online, slot, staffId } = parts;
  const { pedido } = request;
  const { store, products, items, payment, address, totals, pricing } = priced;
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
