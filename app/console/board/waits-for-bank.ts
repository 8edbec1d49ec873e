// Orders whose payment only a person can confirm.
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';

/** Staff must check the store's bank account first. */
export function waitsForBank({
  status,
  formaPagamento,
}: Pick<Order, 'status' | 'formaPagamento'>): boolean {
  return status === ORDER_STATUS.paymentPending && formaPagamento.tipo === 'pixDaLoja';
}
