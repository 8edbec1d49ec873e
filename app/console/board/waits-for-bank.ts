// Orders whose money only a person can vouch for.
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';

/** Staff have to look into the store's bank before anything else happens. */
export function waitsForBank({
  status,
  formaPagamento,
}: Pick<Order, 'status' | 'formaPagamento'>): boolean {
  return status === ORDER_STATUS.paymentPending && formaPagamento.tipo === 'pixDaLoja';
}
