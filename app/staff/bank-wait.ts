// Orders whose money only a person can vouch for.
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '#rules/order-status.ts';

type Paid = Pick<Order, 'status' | 'statusPagamento' | 'formaPagamento'>;

/** Staff have to look into the store's bank before anything else happens. */
export function waitsForBank({ status, formaPagamento }: Pick<Paid, 'status' | 'formaPagamento'>): boolean {
  return status === ORDER_STATUS.paymentPending && formaPagamento.tipo === 'pixDaLoja';
}

/** No provider gives it back. */
export function owesByHand({ statusPagamento, formaPagamento }: Paid): boolean {
  return statusPagamento === PAYMENT_STATUS.refundPending && formaPagamento.tipo === 'pixDaLoja';
}
