// Who may order at a table, the name that kitchen and waiter see, and how the order is paid.
import { BILL_METHOD } from '#rules/orders/money-state.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { labelOf } from '#rules/places/table-label.ts';
import type { PricedOrder } from '../orders/quote.ts';
import { Refusal } from '../refusal.ts';
import type { SeatRecord } from './seats.ts';

/**
 * Stored with orders paid on the table's bill. Not a payment method of the store: its id is that of
 * the order kind.
 */
export const WITH_THE_BILL = { id: ORDER_TYPE.table, nome: 'Conta da mesa', tipo: BILL_METHOD };

/** Only the session's sitting proves a table, never the request. */
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
