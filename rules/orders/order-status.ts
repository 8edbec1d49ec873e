// The two states of an order, of the food and of the money, and who may change each from what to
// what.
import type { OrderType } from '#contract/entities/order.ts';
import { ORDER_TYPE } from './order-type.ts';

export const ORDER_STATUS = {
  unidentified: 0,
  sent: 1,
  awaitingAcceptance: 2,
  accepted: 3,
  inProduction: 4,
  outForDelivery: 5,
  readyForPickup: 6,
  readyForDelivery: 7,
  delivered: 8,
  notDelivered: 9,
  paid: 10,
  paymentPending: 11,
  cancelled: 12,
  cancelledByStore: 13,
  expired: 14,
  chargeback: 15,
} as const;

/** Who moves an order. `clock`: a job of the server, when a time has come. */
export const ACTORS = ['customer', 'staff', 'provider', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

const S = ORDER_STATUS;
type Moves = Readonly<Partial<Record<number, readonly number[]>>>;

// Staff may skip forward (a small kitchen never presses "in production") but never go back, and
// cancel only before the food is ready. The first target of each list is the usual next step.
const staffOf: Record<OrderType, Moves> = {
  [ORDER_TYPE.delivery]: {
    [S.paymentPending]: [S.cancelledByStore],
    [S.awaitingAcceptance]: [S.accepted, S.cancelledByStore],
    [S.accepted]: [
      S.inProduction,
      S.readyForDelivery,
      S.outForDelivery,
      S.delivered,
      S.cancelledByStore,
    ],
    [S.inProduction]: [S.readyForDelivery, S.outForDelivery, S.delivered, S.cancelledByStore],
    [S.readyForDelivery]: [S.outForDelivery, S.delivered],
    [S.outForDelivery]: [S.delivered, S.notDelivered],
  },
  [ORDER_TYPE.pickup]: {
    [S.paymentPending]: [S.cancelledByStore],
    [S.awaitingAcceptance]: [S.accepted, S.cancelledByStore],
    [S.accepted]: [S.inProduction, S.readyForPickup, S.delivered, S.cancelledByStore],
    [S.inProduction]: [S.readyForPickup, S.delivered, S.cancelledByStore],
    // Without "not delivered" an order that is never picked up would stay on the board forever.
    [S.readyForPickup]: [S.delivered, S.notDelivered],
  },
  [ORDER_TYPE.table]: {
    [S.paymentPending]: [S.cancelledByStore],
    [S.awaitingAcceptance]: [S.accepted, S.cancelledByStore],
    [S.accepted]: [S.inProduction, S.delivered, S.cancelledByStore],
    [S.inProduction]: [S.delivered, S.cancelledByStore],
  },
};

const customerMoves: Moves = {
  [S.sent]: [S.cancelled],
  [S.awaitingAcceptance]: [S.cancelled],
  // To the store without prepayment: the customer chose to pay on handover.
  [S.paymentPending]: [S.cancelled, S.awaitingAcceptance],
  // The customer knows best that the food has arrived.
  [S.outForDelivery]: [S.delivered],
  [S.readyForPickup]: [S.delivered],
};
// Staff who confirm a Pix by hand act for the provider: the order moves as if the provider had
// reported it.
const providerMoves: Moves = {
  [S.paymentPending]: [S.paid, S.cancelled],
  [S.paid]: [S.awaitingAcceptance],
};
// A job may send a paid order to the store as well: a process that died between the provider's two
// moves must not leave it unseen.
const clockMoves: Moves = {
  [S.sent]: [S.awaitingAcceptance],
  [S.paid]: [S.awaitingAcceptance],
  // Some stores accept automatically.
  [S.awaitingAcceptance]: [S.accepted, S.expired],
  [S.paymentPending]: [S.cancelled],
};

function movesOf(actor: Actor, orderType: OrderType): Moves {
  if (actor === 'staff') return staffOf[orderType];
  if (actor === 'customer') return customerMoves;
  return actor === 'provider' ? providerMoves : clockMoves;
}

export function mayMove(actor: Actor, from: number, to: number, orderType: OrderType): boolean {
  return movesOf(actor, orderType)[from]?.includes(to) ?? false;
}

/** What staff may do with an order now; the first is the usual next step. */
export function staffMoves(from: number, orderType: OrderType): number[] {
  return [...(staffOf[orderType][from] ?? [])];
}

export function customerMayCancel(status: number): boolean {
  return customerMoves[status]?.includes(S.cancelled) ?? false;
}

/** The food has left the kitchen, and the customer may confirm its arrival. */
export function customerMayConfirm(status: number): boolean {
  return customerMoves[status]?.includes(S.delivered) ?? false;
}

const FINAL: readonly number[] = [
  S.delivered,
  S.notDelivered,
  S.cancelled,
  S.cancelledByStore,
  S.expired,
  S.chargeback,
];

/** A final status. */
export function isFinal(status: number): boolean {
  return FINAL.includes(status);
}

const NOTHING: readonly number[] = [S.cancelled, S.cancelledByStore, S.expired];

/** The food was never made, or will not be eaten: what the order took is returned. */
export function comesToNothing(status: number): boolean {
  return NOTHING.includes(status);
}

/** The state of the money (`statusPagamento`). */
export const PAYMENT_STATUS = {
  onDelivery: 0,
  pending: 1,
  paid: 2,
  refused: 3,
  refundPending: 4,
  refunded: 5,
  chargeback: 6,
} as const;

const P = PAYMENT_STATUS;
const paymentMoves: Record<Actor, Moves> = {
  // A refused card may be retried, or payment on delivery chosen instead; cancelling a paid order
  // requests a refund.
  customer: {
    [P.pending]: [P.onDelivery],
    [P.refused]: [P.pending, P.onDelivery],
    [P.paid]: [P.refundPending],
  },
  // Staff confirm payment on delivery and a static Pix, and refund cash by hand.
  staff: {
    [P.onDelivery]: [P.paid],
    [P.pending]: [P.paid],
    [P.paid]: [P.refundPending],
    [P.refundPending]: [P.refunded],
  },
  provider: {
    [P.pending]: [P.paid, P.refused],
    // A Pix that arrives after its charge was given up still counts as paid.
    [P.refused]: [P.paid],
    [P.paid]: [P.refunded, P.chargeback],
    [P.refundPending]: [P.refunded, P.chargeback],
    [P.chargeback]: [P.paid],
  },
  clock: { [P.pending]: [P.refused], [P.paid]: [P.refundPending] },
};

export function mayMovePayment(actor: Actor, from: number, to: number): boolean {
  return paymentMoves[actor][from]?.includes(to) ?? false;
}

/** An order that was paid but not served must be refunded. Otherwise the payment state stays. */
export function paymentAfterNothing(statusPagamento: number): number {
  return statusPagamento === P.paid ? P.refundPending : statusPagamento;
}

/** The one label that a customer reads, from both states. */
export function shownStatus(status: number, statusPagamento: number): number {
  return statusPagamento === P.chargeback ? S.chargeback : status;
}
