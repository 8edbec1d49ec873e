// A new payment attempt: the same method after it expired or was refused, or another with the same
// total.
import { and, eq } from 'drizzle-orm';
import type { PaymentMethod } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { mayMovePayment, ORDER_STATUS, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { goesThroughProvider, isOpen, needsSignIn, paysFirst } from '#rules/orders/payment.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { orders, type PaymentDetails, payments } from '../database/schema.ts';
import { applyMove } from '../orders/move.ts';
import type { OrderRow } from '../orders/records.ts';
import { Refusal } from '../refusal.ts';
import { WITH_THE_BILL } from '../tables/ordering.ts';
import { holdTab, putOnTheBill } from '../tables/tab.ts';
import { moneyText } from '../words/money-text.ts';
import { announcePayment } from './announce-payment.ts';
import { markSandbox, providerAttempt, staticAttempt } from './first-attempt.ts';
import { giveUpOpen } from './give-up-open.ts';
import { paymentsOf } from './records.ts';

type Method = StoreRecord['paymentMethods'][number];

type Ordered = Pick<OrderRow, 'formaPagamento' | 'customerId' | 'tipoPedido'>;

/** Other methods for this order: same percentage, same total. */
export function otherMethods(order: Ordered, store: StoreRecord | undefined): PaymentMethod[] {
  const methods = store?.paymentMethods ?? [];
  const present = methods.find(({ id }) => id === order.formaPagamento.id);
  if (present === undefined) return [];
  const atTable = order.tipoPedido === ORDER_TYPE.table;
  // Bills have no discount by payment method.
  const percentOf = ({ tipo, desconto }: Method) => (atTable && !paysFirst(tipo) ? 0 : desconto);
  return methods.filter(
    (method) =>
      method.id !== present.id &&
      percentOf(method) === present.desconto &&
      (order.customerId !== null || !needsSignIn(method.tipo, atTable)),
  );
}

export async function tryAgain(
  orderId: number,
  { methodId, troco }: { methodId: number | null; troco: Cents | null },
  context: CallContext,
  details: PaymentDetails = {},
): Promise<void> {
  const { brand, db, now } = context;
  const mine = and(eq(orders.brandId, brand.id), eq(orders.id, orderId));
  const [seen] = await db.select().from(orders).where(mine);
  if (seen === undefined) throw new Refusal('notFound');
  const store = brand.stores.find((candidate) => candidate.id === seen.storeId);
  const method = methodOf(seen, store, methodId);
  // A token can be charged once, so a retry needs a new one.
  if (method.tipo === 'cartaoOnline' && details.cardToken === undefined)
    throw new Refusal('paymentMissing');
  const cash = method.tipo === 'dinheiro' && seen.tipoPedido !== ORDER_TYPE.table;
  if (cash && troco !== null && troco <= seen.valorTotal)
    throw new Refusal('changeTooLow', { total: moneyText(seen.valorTotal, context) });
  const owner = { brandId: brand.id, storeId: seen.storeId };
  const at = now();
  // Looked up before locking: no calls inside the lock.
  const attempt = !paysFirst(method.tipo)
    ? null
    : goesThroughProvider(method.tipo)
      ? await providerAttempt(context, owner, method.tipo, details, at)
      : await staticAttempt(context, owner, seen.valorTotal);
  // At a table only prepaid orders have payments; the rest is on the bill.
  const withTheBill = attempt === null && seen.tipoPedido === ORDER_TYPE.table;
  await db.transaction(async (tx) => {
    if (withTheBill) await holdTab(tx, brand.id, orderId);
    const [order] = await tx.select().from(orders).where(mine).for('update');
    if (order?.status !== ORDER_STATUS.paymentPending) throw new Refusal('paymentOver');
    const same = order.formaPagamento.id === method.id;
    // A second press or a second tab: the open attempt stays.
    if (same && (await paymentsOf(tx, brand.id, orderId)).some(({ state }) => isOpen(state)))
      return;
    await giveUpOpen(tx, order, at);
    const statusPagamento = attempt === null ? PAYMENT_STATUS.onDelivery : PAYMENT_STATUS.pending;
    const chosen = { ...(withTheBill ? WITH_THE_BILL : method), troco: cash ? troco : null };
    await setMethod(tx, order, chosen, statusPagamento);
    if (order.sandbox !== (attempt?.sandbox ?? false))
      await markSandbox(tx, brand.id, orderId, attempt?.sandbox ?? false);
    if (withTheBill) await putOnTheBill(tx, brand.id, orderId);
    if (attempt !== null)
      await tx
        .insert(payments)
        .values({ ...owner, ...attempt, orderId, valor: order.valorTotal, createdAt: at });
    else await toTheStore(tx, order, at);
    await announcePayment(tx, { ...order, statusPagamento });
  });
}

function methodOf(
  order: OrderRow,
  store: StoreRecord | undefined,
  methodId: number | null,
): Pick<Method, 'id' | 'nome' | 'tipo'> {
  if (methodId === null || methodId === order.formaPagamento.id) {
    const { id, nome, tipo } = order.formaPagamento;
    return { id, nome, tipo: tipo as Method['tipo'] };
  }
  const method = otherMethods(order, store).find(({ id }) => id === methodId);
  if (method === undefined) throw new Refusal('paymentMissing');
  return method;
}

async function setMethod(
  tx: Transaction,
  order: OrderRow,
  { id, nome, tipo, troco }: OrderRow['formaPagamento'] & Pick<OrderRow, 'troco'>,
  statusPagamento: number,
): Promise<void> {
  if (
    order.statusPagamento !== statusPagamento &&
    !mayMovePayment('customer', order.statusPagamento, statusPagamento)
  )
    throw new Refusal('paymentOver');
  await tx
    .update(orders)
    .set({ formaPagamento: { id, nome, tipo }, troco, statusPagamento })
    .where(and(eq(orders.brandId, order.brandId), eq(orders.id, order.id)));
  order.statusPagamento = statusPagamento;
}

async function toTheStore(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  await applyMove(tx, order, { to: ORDER_STATUS.awaitingAcceptance, actor: 'customer' }, at);
  order.status = ORDER_STATUS.awaitingAcceptance;
}
