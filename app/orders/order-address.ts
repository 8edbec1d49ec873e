// The address of an order's page, as the specification, section 2, defines it.
import type { Order } from '#contract/entities/order.ts';

export function orderAddress({
  codigoEstabelecimento,
  id,
  status,
}: Pick<Order, 'codigoEstabelecimento' | 'id' | 'status'>): string {
  return `/delivery/pedido/${codigoEstabelecimento === '' ? '' : `${encodeURIComponent(codigoEstabelecimento)}/`}${id}/${status}`;
}
