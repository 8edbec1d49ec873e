// What an order's money needs from staff, from the state of the food and that of the payment.
import type { Order } from '#contract/entities/order.ts';
import { comesToNothing, ORDER_STATUS, PAYMENT_STATUS } from './order-status.ts';

/** An order that is paid with the bill of its table carries this kind of method. */
export const BILL_METHOD = 'conta';

/**
 * paid: nothing to do. collect: on handover. received: it was handed over, so it was collected.
 * waiting: the order is not accepted before its payment. bill: paid with the table's bill. owed: to
 * be refunded. disputed: a chargeback. unpaid: the order ended before it was paid. closedBill: it
 * ended after the table's bill had closed and was paid, and staff give its money back by hand.
 */
export type MoneyState =
  | 'paid'
  | 'collect'
  | 'received'
  | 'waiting'
  | 'bill'
  | 'owed'
  | 'refunded'
  | 'disputed'
  | 'unpaid'
  | 'closedBill';

const settled: Partial<Record<number, MoneyState>> = {
  [PAYMENT_STATUS.paid]: 'paid',
  [PAYMENT_STATUS.refundPending]: 'owed',
  [PAYMENT_STATUS.refunded]: 'refunded',
  [PAYMENT_STATUS.chargeback]: 'disputed',
};

export function moneyStateOf({
  status,
  statusPagamento,
  formaPagamento,
  contaFechada = false,
}: Pick<Order, 'status' | 'statusPagamento' | 'formaPagamento'> &
  Partial<Pick<Order, 'contaFechada'>>): MoneyState {
  const known = settled[statusPagamento];
  if (known !== undefined) return known;
  if (contaFechada) return 'closedBill';
  if (comesToNothing(status) || status === ORDER_STATUS.notDelivered) return 'unpaid';
  if (formaPagamento.tipo === BILL_METHOD) return 'bill';
  if (statusPagamento !== PAYMENT_STATUS.onDelivery) return 'waiting';
  return status === ORDER_STATUS.delivered ? 'received' : 'collect';
}

/** How the money comes, whatever the store calls it; null: a kind that we do not know. */
export type MoneyWay = 'pix' | 'card' | 'cash';

const ways: Partial<Record<string, MoneyWay>> = {
  dinheiro: 'cash',
  cartaoNaEntrega: 'card',
  cartaoOnline: 'card',
  pixNaEntrega: 'pix',
  pixDaLoja: 'pix',
  pixOnline: 'pix',
};

export const moneyWayOf = (tipo: string): MoneyWay | null => ways[tipo] ?? null;

const SAID_BY_THE_WAY =
  /\b(pix|cartao|dinheiro|card|cash|na|no|em|da|do|ou|loja|entrega|retirada|online|pelo|site)\b/g;

/** The store's own name where it says more than the way: which machine, which voucher. */
export function ownMethodName(nome: string): string | null {
  const rest = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SAID_BY_THE_WAY, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return rest === '' ? null : nome;
}
