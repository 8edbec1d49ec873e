// What staff see and send while they take an order by phone or at the counter.
import * as z from 'zod/mini';
import { id, instant, personPhone, requiredText, text } from '../../codecs.ts';
import { AddressWithFee } from '../address.ts';
import { CartRequest, Order, OrderRequest } from '../order.ts';

/** A customer's cart; at the counter the customer need not give a phone. */
export const CounterRequest = z.object({
  ...CartRequest.shape,
  /** Staff have the money: in cash, or by their card machine or Pix. */
  recebido: z.optional(z.boolean()),
  pedido: z.object({
    ...OrderRequest.shape,
    cliente: z.object({
      nome: requiredText(80),
      telefone: z.union([personPhone, z.literal('')]),
    }),
  }),
});
export type CounterRequest = z.output<typeof CounterRequest>;

export const CounterCustomer = z.object({
  /** From the account, or from the last order; empty: nobody known. */
  nome: text(80),
  /** Null: no account that may be used. */
  idCliente: z.nullable(id),
  telefoneConfirmado: z.boolean(),
  quantidadePedidos: z.int(),
  ultimoPedidoEm: z.nullable(instant),
  /** The newest, to be ordered again. */
  pedidos: z.array(Order),
  /** From the account and the orders, each with its fee at the store. */
  enderecos: z.array(AddressWithFee),
});
export type CounterCustomer = z.output<typeof CounterCustomer>;
