// Who may order at a table, how the kitchen and the waiter name them, and how such an order is
// paid.
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { PricedOrder } from '../orders/quote.ts';
import { Refusal } from '../refusal.ts';
import type { SeatRecord } from './seats.ts';
import { labelOf } from './tokens.ts';

/**
 * Kept with an order that is paid with the bill of its table. It is no method of the store: its id
 * is that of the kind of order.
 */
export const WITH_THE_BILL = { id: ORDER_TYPE.table, nome: 'Conta da mesa', tipo: 'conta' };

/** Nothing that the request says is proof of a table: the sitting of the session is. */
export function seatToOrder({ store, seat }: Pick<PricedOrder, 'store' | 'seat'>): SeatRecord {
  if (!store.possuiPedidoMesa) throw new Refusal('tableUnavailable');
  if (seat === null || seat.table.storeId !== store.id) throw new Refusal('tableNotConnected');
  if (seat.person.confirmedAt === null) throw new Refusal('tableNotConfirmed');
  return seat;
}

export function calledAs({
  table,
  person,
}: Pick<SeatRecord, 'table'> & { person: { nome: string } | null }): string {
  return [labelOf(table), ...(person === null || person.nome === '' ? [] : [person.nome])]
    .join(' · ')
    .slice(0, 80);
}
