// The payment details on the customer's order page.
import type { OrderPayment, Payment, PaymentState } from '#contract/entities/payment.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { type AttemptState, isOpen } from '#rules/orders/payment.ts';
import type { CallContext } from '../context.ts';
import type { OrderRecord } from '../orders/records.ts';
import { paymentsOf } from './records.ts';
import type { PaymentRow } from './request-refund.ts';
import { NO_PROVIDER } from './static-pix.ts';
import { otherMethods } from './try-again.ts';

const stateNames: Record<AttemptState, PaymentState> = {
  starting: 'iniciando',
  pending: 'aguardando',
  approved: 'pago',
  refused: 'recusado',
  expired: 'expirado',
  voiding: 'cancelado',
  voided: 'cancelado',
  refunding: 'devolvendo',
  refunded: 'devolvido',
  chargeback: 'contestado',
};

export async function orderPayment(
  order: OrderRecord,
  context: CallContext,
): Promise<OrderPayment> {
  const { db, brand, now } = context;
  const at = now();
  // An order that never waited for money has no payment to look up.
  const [newest] = order.payBy === null ? [] : await paymentsOf(db, brand.id, order.id);
  const waiting = order.status === ORDER_STATUS.paymentPending;
  const store = brand.stores.find((candidate) => candidate.id === order.storeId);
  return {
    pagamento: newest === undefined ? null : await toPayment(newest, at, context),
    pagarAte: waiting ? (order.payBy?.toISOString() ?? null) : null,
    podePagar: waiting && (newest === undefined || !isOpen(newest.state) || isLate(newest, at)),
    outrasFormas: waiting ? otherMethods(order, store) : [],
    agora: at.toISOString(),
  };
}

const isLate = ({ expiresAt }: PaymentRow, at: Date) => expiresAt !== null && expiresAt <= at;

export async function toPayment(
  row: PaymentRow,
  at: Date,
  { payments }: CallContext,
): Promise<Payment> {
  const payable = isOpen(row.state) && !isLate(row, at);
  const provider = row.provider === NO_PROVIDER ? null : await payments.named(row, row.provider);
  // Expiry shows at once, even before the provider was asked; a payment given up for it is expired
  // too.
  const late =
    isLate(row, at) && (isOpen(row.state) || row.state === 'voiding' || row.state === 'voided');
  return {
    id: row.id,
    tipo: row.kind === 'card' ? 'cartao' : 'pix',
    estado: late ? 'expirado' : stateNames[row.state],
    valor: row.valor,
    codigoPix: payable ? (row.details.pixCode ?? null) : null,
    expiraEm: row.expiresAt?.toISOString() ?? null,
    confirmacaoAutomatica: row.provider !== NO_PROVIDER,
    sandbox: provider?.sandbox ?? false,
    urlDesafio: payable ? (row.details.challengeUrl ?? null) : null,
    motivo: row.state === 'refused' ? (row.error ?? '') : null,
  };
}
