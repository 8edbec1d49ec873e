// Calls with which staff change an order after it was placed, or give a part of its money back. All
// ours.
import * as z from 'zod/mini';
import { id } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import {
  ChangeQuote,
  ChangeRequest,
  ChangeSent,
  RefundSent,
  WishAnswer,
} from '../../entities/console/order-change.ts';
import { Order } from '../../entities/order.ts';

export const orderChangeEndpoints = {
  quoteChange: endpoint({
    method: 'POST',
    path: '/painel/CalcularAlteracao',
    access: 'staff',
    input: ChangeRequest,
    output: ChangeQuote,
    summary: 'What a change of an order costs: lines that stay keep their price.',
    ours: 'all',
  }),
  changeOrder: endpoint({
    method: 'POST',
    path: '/painel/AlterarPedido',
    access: 'staff',
    input: ChangeSent,
    output: Order,
    summary:
      'Changes an order that is not finished; what costs more waits for the customer’s consent.',
    ours: 'all',
  }),
  withdrawChange: endpoint({
    method: 'POST',
    path: '/painel/RetirarProposta',
    access: 'staff',
    input: z.object({ id, revisaoPedido: z.int() }),
    output: Order,
    summary: 'Withdraws a change that waits for the customer’s consent.',
    ours: 'all',
  }),
  refundPart: endpoint({
    method: 'POST',
    path: '/painel/DevolverParte',
    access: 'staff',
    input: RefundSent,
    output: Order,
    summary:
      'Gives a part of what was paid online back, never more than is left, once per key; needs ' +
      'fresh proof.',
    ours: 'all',
  }),
  answerWish: endpoint({
    method: 'POST',
    path: '/painel/ResponderMudanca',
    access: 'staff',
    input: WishAnswer,
    output: Order,
    summary: 'Accepts or declines a change that the customer asked for.',
    ours: 'all',
  }),
};
