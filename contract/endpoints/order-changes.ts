// Calls with which customers answer a change of their order, or ask for one. All ours.
import * as z from 'zod/mini';
import { id } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { ChangeQuote, ChangeRequest, WishSent } from '../entities/console/order-change.ts';
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
  quoteWish: endpoint({
    method: 'POST',
    path: '/cliente/CalcularMudanca',
    access: 'anyone',
    input: ChangeRequest,
    output: ChangeQuote,
    summary: 'What a change of their order costs that the customer thinks of.',
    ours: 'all',
  }),
  sendWish: endpoint({
    method: 'POST',
    path: '/cliente/PedirMudanca',
    access: 'anyone',
    input: WishSent,
    output: Order,
    summary: 'Asks the store for a change of an order that is not in production; one at a time.',
    ours: 'all',
  }),
  takeWishBack: endpoint({
    method: 'POST',
    path: '/cliente/RetirarMudanca',
    access: 'anyone',
    input: z.object({ id }),
    output: Order,
    summary: 'Withdraws the change that the customer asked for and the store has not answered.',
    ours: 'all',
  }),
};
