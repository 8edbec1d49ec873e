// Calls with which staff take orders by phone and at the counter. All ours.
import * as z from 'zod/mini';
import { id, personPhone } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { CounterCustomer, CounterRequest } from '../../entities/console/counter.ts';
import { OrderPayment } from '../../entities/payment.ts';
import { orderEndpoints } from '../orders.ts';

export const counterEndpoints = {
  counterStores: endpoint({
    method: 'GET',
    path: '/painel/Balcao',
    access: 'staff',
    input: z.object({}),
    output: z.object({ estabelecimentos: z.array(id) }),
    summary: 'The stores for which the caller takes orders.',
    ours: 'all',
  }),
  counterCustomer: endpoint({
    method: 'POST',
    path: '/painel/ClienteDoBalcao',
    access: 'staff',
    input: z.object({ idEstabelecimento: id, telefone: personPhone }),
    output: CounterCustomer,
    summary:
      'Name, last orders and addresses of a phone; for staff of a store what was ordered there.',
    ours: 'all',
  }),
  quoteForCustomer: endpoint({
    method: 'POST',
    path: '/painel/CalcularPedido',
    access: 'staff',
    input: CounterRequest,
    output: orderEndpoints.quoteOrder.output,
    summary: 'Price of an order that staff take, by the same rule as for customers.',
    ours: 'all',
  }),
  takeOrder: endpoint({
    method: 'POST',
    path: '/painel/AnotarPedido',
    access: 'staff',
    input: CounterRequest,
    output: orderEndpoints.placeOrder.output,
    summary:
      'Places an order for a customer and accepts it, unless it is paid first; once per key.',
    ours: 'all',
  }),
  counterPayment: endpoint({
    method: 'GET',
    path: '/painel/PagamentoDoPedido/:id',
    access: 'staff',
    input: z.object({ id }),
    output: OrderPayment,
    summary: 'The payment of an order that staff took, with the Pix code to show or send.',
    ours: 'all',
  }),
  renewCounterPayment: endpoint({
    method: 'POST',
    path: '/painel/NovoPagamentoDoPedido',
    access: 'staff',
    input: z.object({ id }),
    output: OrderPayment,
    summary: 'Makes a new Pix code for an order that staff took, after the first expired.',
    ours: 'all',
  }),
};
