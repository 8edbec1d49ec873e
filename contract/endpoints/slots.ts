// The times that an order may be scheduled for.
import * as z from 'zod/mini';
import { day, id, instant } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { OrderType } from '../entities/order.ts';

export const slotEndpoints = {
  freeSlots: endpoint({
    method: 'POST',
    path: '/cliente/HorariosAgendamento',
    access: 'anyone',
    input: z.object({ idEstabelecimento: id, tipoPedido: OrderType }),
    output: z.object({
      dias: z.array(
        z.object({
          /** YYYY-MM-DD at the store. */
          dia: day,
          /** Also if it is too late for all of its times. */
          abreNoDia: z.boolean(),
          horarios: z.array(z.object({ inicio: instant, termino: instant, livre: z.boolean() })),
        }),
      ),
    }),
    summary:
      'Times of the next days for scheduled orders; a day without times is closed or over, a ' +
      'time that is not free is full.',
    ours: 'all',
  }),
};
