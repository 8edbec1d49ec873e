// One payment attempt, separate from the order: its states, its transitions, and the effect of
// money on the order.
import type { OrderType } from '#contract/entities/order.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from './order-status.ts';
import { ORDER_TYPE } from './order-type.ts';

export type PaymentKind = 'pix' | 'card';

/**
 * starting: stored, without a reply from the provider. pending: the provider waits for the payer.
 * approved: paid. voiding: given up here, but perhaps not at the provider yet. refunding: the
 * refund is on its way.
 */
export const ATTEMPT_STATES = [
  'starting',
  'pending',
  'approved',
  'refused',
  'expired',
  'voiding',
  'voided',
  'refunding',
  'refunded',
  'chargeback',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/**
 * asked: requested from the provider. done: refunded. failed: the provider will not, so staff must.
 * byHand: there is no provider.
 */
export type RefundState = 'requested' | 'asked' | 'done' | 'failed' | 'byHand';

/** Reports of providers, and our own requests (the last two). */
export const ATTEMPT_REPORTS = [
  'pending',
  'approved',
  'refused',
  'expired',
  'voided',
  'refunded',
  'chargeback',
  'chargebackReversed',
  'voidAsked',
  'refundAsked',
] as const;
export type AttemptReport = (typeof ATTEMPT_REPORTS)[number];

// Reports come late, twice and out of order: anything not listed changes nothing. Money counts even
// after we gave up.
const attemptMoves: Record<AttemptState, Partial<Record<AttemptReport, AttemptState>>> = {
  starting: {
    pending: 'pending',
    approved: 'approved',
    refused: 'refused',
    expired: 'expired',
    voided: 'voided',
    voidAsked: 'voiding',
  },
  pending: {
    approved: 'approved',
    refused: 'refused',
    expired: 'expired',
    voided: 'voided',
    voidAsked: 'voiding',
  },
  approved: { refunded: 'refunded', chargeback: 'chargeback', refundAsked: 'refunding' },
  refused: { approved: 'approved' },
  expired: { approved: 'approved' },
  voiding: { approved: 'approved', refused: 'refused', expired: 'expired', voided: 'voided' },
  voided: { approved: 'approved' },
  refunding: { refunded: 'refunded', chargeback: 'chargeback' },
  refunded: {},
  chargeback: { chargebackReversed: 'approved', refunded: 'refunded' },
};

/** Null: no change. */
export function nextAttemptState(from: AttemptState, report: AttemptReport): AttemptState | null {
  return attemptMoves[from][report] ?? null;
}

/** Open: the order cannot have a second one. */
export function isOpen(state: AttemptState): boolean {
  return state === 'starting' || state === 'pending';
}

export type Paid = {
  status: number;
  statusPagamento: number;
  /** Cents. */
  expected: number;
  received: number;
  /** When the charge expired, and when the money came, in milliseconds. */
  expiresAt: number | null;
  paidAt: number;
  /** The store takes orders at this moment, or the order is for later. */
  canServe: boolean;
};

export type PaidDecision = {
  act: 'proceed' | 'refund';
  why: 'inTime' | 'lateAndWaiting' | 'orderOver' | 'storeClosed' | 'alreadyPaid' | 'amountDiffers';
};

/**
 * The effect of an approved payment on its order:
 * - a wrong amount is refunded, and the order keeps waiting;
 * - a second payment of the same order is refunded;
 * - an order that was given up stays so, and the money is refunded;
 * - a late payment revives the order while it still waits and the store can serve it, otherwise
 *   the money is refunded and the order ends.
 */
export function decideOnPaid({
  status,
  statusPagamento,
  expected,
  received,
  expiresAt,
  paidAt,
  canServe,
}: Paid): PaidDecision {
  if (received !== expected) return { act: 'refund', why: 'amountDiffers' };
  if (statusPagamento !== PAYMENT_STATUS.pending && statusPagamento !== PAYMENT_STATUS.refused)
    return { act: 'refund', why: 'alreadyPaid' };
  if (status !== ORDER_STATUS.paymentPending) return { act: 'refund', why: 'orderOver' };
  if (expiresAt === null || paidAt <= expiresAt) return { act: 'proceed', why: 'inTime' };
  return canServe
    ? { act: 'proceed', why: 'lateAndWaiting' }
    : { act: 'refund', why: 'storeClosed' };
}

/** Kinds of payment method (`tipo`) that are paid before the kitchen sees the order. */
export function paysFirst(tipo: string): boolean {
  return tipo === 'pixDaLoja' || goesThroughProvider(tipo);
}

/** At a table an order is prepaid or on the bill: no other method counts. */
export function paymentAt<M extends { tipo: string }>(
  orderType: OrderType,
  chosen: M | null,
): M | null {
  return orderType === ORDER_TYPE.table && chosen !== null && !paysFirst(chosen.tipo)
    ? null
    : chosen;
}

/** Online payment in the specification's terms: the customer must be signed in. */
export function goesThroughProvider(tipo: string): boolean {
  return tipo === 'pixOnline' || tipo === 'cartaoOnline';
}

/** At a table the anonymous user may pay by Pix; saving a card needs a known customer. */
export function needsSignIn(tipo: string, atTable: boolean): boolean {
  return goesThroughProvider(tipo) && !(atTable && tipo === 'pixOnline');
}

/**
 * A scheduled order is for its own time, whatever the store does now; once its preparation should
 * have begun, the store has to be open and the time still ahead.
 */
export function canStillServe(
  { inicioPreparo, agendadoInicio }: Record<'inicioPreparo' | 'agendadoInicio', Date | null>,
  takesOrders: boolean,
  at: Date,
): boolean {
  if (agendadoInicio === null) return takesOrders;
  const begins = inicioPreparo ?? agendadoInicio;
  return begins > at || (takesOrders && agendadoInicio > at);
}
