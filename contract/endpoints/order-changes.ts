// Calls with which customers answer a change of their order. All ours.
import * as z from 'zod/mini';
import { id } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Order } from '../entities/order.ts';

export const orderAnswerEndpoints = {
  answerChange: endpoint({
    method: 'POST',
    path: '/cliente/ResponderAlteracao',
    access: 'anyone',
    input: z.object({ id, revisaoPedido: z.int(), aceita: z.boolean() }),
    output: Order,
    summary: 'The customer agrees to a change of their order that costs more, or refuses it.',
    ours: 'all',
  }),
};
