// The promised window of an accepted order: it ends when staff said and starts ten minutes earlier.
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { OrderRow } from './records.ts';

const WINDOW_MINUTES = 10;

type Promised = Pick<OrderRow, 'previsaoMinima' | 'previsaoMaxima'>;

export function promisedTimes(
  {
    tipoPedido,
    agendadoInicio: slotStart,
    agendadoTermino: slotEnd,
  }: Pick<OrderRow, 'tipoPedido' | 'agendadoInicio' | 'agendadoTermino'>,
  minutes: number,
  now: Date,
): Promised {
  // A scheduled order keeps its slot, whatever time staff choose: it is never moved silently.
  if (slotStart !== null) return { previsaoMinima: slotStart, previsaoMaxima: slotEnd };
  const after = (count: number) => new Date(now.getTime() + count * 60_000);
  // Pickup has one time.
  const earliest =
    tipoPedido === ORDER_TYPE.pickup
      ? minutes
      : Math.max(minutes - WINDOW_MINUTES, Math.ceil(minutes / 2));
  return { previsaoMinima: after(earliest), previsaoMaxima: after(minutes) };
}
