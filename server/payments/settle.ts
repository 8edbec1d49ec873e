// Applies what a provider reported to payment, order, refund and notices in one transaction.
// Repeated, late or unordered reports change nothing twice.
import { and, eq, inArray, ne } from 'drizzle-orm';
import {
  comesToNothing,
  mayMovePayment,
  ORDER_STATUS,
  PAYMENT_STATUS,
} from '#rules/orders/order-status.ts';
import {
  type AttemptReport,
  canStillServe,
  decideOnPaid,
  isOpen,
  nextAttemptState,
} from '#rules/orders/payment.ts';
import { stateAt } from '../brand/store-records.ts';
import { announce } from '../changes.ts';
import type { Transaction } from '../database/open.ts';
import { orders, payments } from '../database/schema.ts';
import type { PaymentAnswer } from '../integrations/payments/port.ts';
import { followMoney } from '../loyalty/follow-money.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { type Applied, applyMove } from '../orders/move.ts';
import { writeToOutbox } from '../orders/outbox.ts';
import type { OrderRow } from '../orders/records.ts';
import { announcePayment } from './announce-payment.ts';
import { followRefund } from './follow-refund.ts';
import { giveUpOpen } from './give-up-open.ts';
import { nextLook, type PaymentServices } from './next-look.ts';
import { type PaymentId, thisPayment } from './records.ts';
import { type PaymentRow, refundDone, requestRefund } from './request-refund.ts';
import { followPart, lockSittingOf } from './settle-part.ts';

export type Told = Exclude<PaymentAnswer, { outcome: 'unknown' | 'absent' }>;

/**
 * Returns the payment afterwards. `alsoWrite` has the locked payment; if it returns false, the
 * report is not applied.
 */
export async function settle(
  services: PaymentServices,
  id: PaymentId,
  told: Told,
  alsoWrite?: (tx: Transaction, payment: PaymentRow) => Promise<unknown>,
  /** Who of the staff says so; absent: the provider. */
  by?: { staffId: number },
): Promise<PaymentRow> {
  const at = services.now();
  const brand = await services.brands.byId(id.brandId);
  return services.db.transaction(async (tx) => {
    const [where] = await tx
      .select({ orderId: payments.orderId, personId: payments.personId })
      .from(payments)
      .where(thisPayment(id));
    if (where === undefined) throw new Error('no such payment');
    // Locks the order or sitting first, as cancelling and closing do.
    const order =
      where.orderId === null
        ? null
        : await lockOrder(tx, { brandId: id.brandId, id: where.orderId });
    const sitting =
      where.personId === null ? null : await lockSittingOf(tx, id.brandId, where.personId);
    const [payment] = await tx.select().from(payments).where(thisPayment(id)).for('update');
    if (payment === undefined) throw new Error('the payment no longer exists');
    if ((await alsoWrite?.(tx, payment)) === false) return payment;
    const report = reportOf(payment, told, at);
    const next = nextAttemptState(payment.state, report);
    const changed = {
      ...payment,
      ...learned(payment, told),
      ...(next === null
        ? {}
        : { state: next, error: told.outcome === 'refused' ? told.reason : null }),
    };
    const isNew = next !== null || report === 'pending';
    const nextAttemptAt = isNew ? dueAfter(changed, told, at) : payment.nextAttemptAt;
    const { brandId: _brand, id: _id, ...columns } = changed;
    await tx
      .update(payments)
      .set({ ...columns, nextAttemptAt, attempts: next === null ? payment.attempts : 0 })
      .where(thisPayment(id));
    if (next === null) return changed;
    const asked = await followRefund(tx, changed, report, at);
    // Also when a code is ready or an attempt failed.
    if (where.personId !== null)
      await announce(tx, { kind: 'table', brandId: payment.brandId, storeId: payment.storeId });
    if (where.personId !== null && brand !== null)
      await followPart(tx, { brand, sitting, payment: changed, report, at });
    if (order === null) return changed;
    const store = brand?.stores.find((candidate) => candidate.id === order.storeId);
    const takesOrders = store !== undefined && stateAt(store, at).estado === 'aberto';
    const canServe = canStillServe(order, takesOrders, at);
    await follow(tx, order, changed, report, { at, canServe, asked, by });
    return changed;
  });
}

function learned(payment: PaymentRow, told: Told): Partial<PaymentRow> {
  const details =
    'details' in told && told.details !== undefined
      ? { details: { ...payment.details, ...told.details } }
      : {};
  const reference = told.reference === undefined ? {} : { providerReference: told.reference };
  // The first report says when it was paid: some providers name the time of each look.
  if (told.outcome === 'approved' && payment.paidAt === null)
    return { ...details, ...reference, amountReceived: told.amount, paidAt: told.paidAt };
  if (told.outcome === 'pending' && told.expiresAt !== undefined)
    return { ...details, ...reference, expiresAt: told.expiresAt };
  return { ...details, ...reference };
}

/**
 * An attempt that ended after its time was not given up by anybody. If its money came and went back
 * before we saw it, it ended without money. Getnet has no status for a dispute that the store won:
 * its payment is confirmed again.
 */
function reportOf({ state, expiresAt }: PaymentRow, { outcome }: Told, at: Date): AttemptReport {
  if (state === 'chargeback' && outcome === 'approved') return 'chargebackReversed';
  const unseen = outcome === 'refunded' && (isOpen(state) || state === 'voiding');
  const ended = unseen || outcome === 'voided';
  if (!ended) return outcome;
  return expiresAt !== null && expiresAt <= at ? 'expired' : 'voided';
}

function dueAfter(payment: PaymentRow, told: Told, at: Date): Date | null {
  const { state, expiresAt, nextAttemptAt } = payment;
  // Still pending: the provider waits for a step of ours.
  if (told.outcome === 'pending' && told.unfinished === true) return at;
  if (state === 'voiding') return nextAttemptAt ?? at;
  return isOpen(state) ? nextLook(expiresAt, at) : null;
}

type MovedBy = Pick<Applied, 'actor' | 'told'>;

type Circumstances = {
  at: Date;
  canServe: boolean;
  /** A refund that a chargeback had ended goes on. */
  asked: boolean;
  by: { staffId: number } | undefined;
};

/** The effect on the order. */
async function follow(
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  report: AttemptReport,
  circumstances: Circumstances,
): Promise<void> {
  const { at } = circumstances;
  const before = order.statusPagamento;
  if (report === 'approved') await paid(tx, order, payment, circumstances);
  else if (report === 'refunded') await wentBack(tx, order, payment, at);
  else if (report === 'chargeback' || report === 'chargebackReversed')
    await disputed(tx, order, payment, report, circumstances);
  else if (
    report !== 'pending' &&
    !(await others(tx, payment, ['starting', 'pending', 'approved', 'refunding']))
  )
    await moveMoney(tx, order, PAYMENT_STATUS.refused);
  await followMoney(tx, order, before, at);
  await tell(tx, order, at);
}

async function paid(
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  { at, canServe, by }: Circumstances,
): Promise<void> {
  const { status, statusPagamento } = order;
  // The audit log has it as their confirmation.
  const movedBy: MovedBy = by === undefined ? { actor: 'provider' } : { actor: 'staff', told: by };
  const decision = decideOnPaid({
    status,
    statusPagamento,
    expected: payment.valor,
    received: payment.amountReceived ?? 0,
    expiresAt: payment.expiresAt?.getTime() ?? null,
    paidAt: (payment.paidAt ?? at).getTime(),
    canServe,
  });
  if (decision.act === 'proceed') {
    await proceed(tx, order, movedBy, at);
    return;
  }
  await requestRefund(tx, payment, decision.why, at);
  if (
    decision.why === 'amountDiffers' &&
    !(await others(tx, payment, ['starting', 'pending', 'approved']))
  )
    await moveMoney(tx, order, PAYMENT_STATUS.refused);
  if (decision.why === 'amountDiffers' || decision.why === 'alreadyPaid') return;
  await moveMoney(tx, order, PAYMENT_STATUS.paid);
  await moveMoney(tx, order, PAYMENT_STATUS.refundPending);
  if (status === ORDER_STATUS.paymentPending)
    await applyMove(tx, order, { to: ORDER_STATUS.cancelled, ...movedBy }, at);
}

/** Paid: the order goes to the store, and other open attempts are cancelled. */
async function proceed(
  tx: Transaction,
  order: OrderRow,
  movedBy: MovedBy,
  at: Date,
): Promise<void> {
  await giveUpOpen(tx, order, at);
  await moveMoney(tx, order, PAYMENT_STATUS.paid);
  await applyMove(tx, order, { to: ORDER_STATUS.paid, ...movedBy }, at);
  order.status = ORDER_STATUS.paid;
  await applyMove(tx, order, { to: ORDER_STATUS.awaitingAcceptance, ...movedBy }, at);
  order.status = ORDER_STATUS.awaitingAcceptance;
}

/** An order that another payment pays stays paid, whatever the bank does with this one. */
async function disputed(
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  report: 'chargeback' | 'chargebackReversed',
  { at, asked }: Circumstances,
): Promise<void> {
  if (await others(tx, payment, ['approved'])) return;
  if (report === 'chargeback') {
    await moveMoney(tx, order, PAYMENT_STATUS.chargeback);
    return;
  }
  await moveMoney(tx, order, PAYMENT_STATUS.paid);
  // It was cancelled while the bank had the money, so nothing was refunded then.
  const over = comesToNothing(order.status);
  if (asked) await moveMoney(tx, order, PAYMENT_STATUS.refundPending);
  else if (over) await moveMoney(tx, order, await requestRefund(tx, payment, 'orderOver', at));
}

async function wentBack(
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  await refundDone(tx, payment, at);
  // If an order is paid twice, the second payment is refunded and the order stays paid.
  if (!(await others(tx, payment, ['approved', 'refunding'])))
    await moveMoney(tx, order, PAYMENT_STATUS.refunded);
}

/** Payments move the order's money as the provider reports, or as a job finds. */
const MONEY_ACTORS = ['provider', 'clock'] as const;

/** Only where the table of payment states allows it; otherwise something else came first. */
async function moveMoney(tx: Transaction, order: OrderRow, to: number): Promise<void> {
  if (!MONEY_ACTORS.some((actor) => mayMovePayment(actor, order.statusPagamento, to))) return;
  await tx
    .update(orders)
    .set({ statusPagamento: to })
    .where(and(eq(orders.brandId, order.brandId), eq(orders.id, order.id)));
  order.statusPagamento = to;
}

async function others(
  tx: Transaction,
  { brandId, orderId, id }: PaymentRow,
  states: PaymentRow['state'][],
): Promise<boolean> {
  const count = await tx.$count(
    payments,
    and(
      eq(payments.brandId, brandId),
      eq(payments.orderId, orderId ?? 0),
      ne(payments.id, id),
      inArray(payments.state, states),
    ),
  );
  return count > 0;
}

async function tell(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const payload = { orderId: order.id, statusPagamento: order.statusPagamento };
  await writeToOutbox(tx, order.brandId, { kind: 'paymentMoved', payload }, at);
  await announcePayment(tx, order);
}
